export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>It has a heading and a paragraph.</p>
    </main>
  );
}
