export const metadata = { title: 'A bare page', description: 'A page of Next and nothing else, to compare with.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
