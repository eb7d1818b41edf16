export const dynamic = 'force-dynamic';

/** One paragraph, rendered for each request. */
export default async function Page({ searchParams }) {
  const { q } = await searchParams;
  return (
    <main>
      <h1>A bare page</h1>
      <p>{q}</p>
    </main>
  );
}
