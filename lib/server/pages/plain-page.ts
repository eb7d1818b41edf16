/** The last resort when even the page “not available” cannot be rendered: in both languages, without assets and scripts. */
export const plainPage = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pagina non disponibile · Page not available</title>
<style>
:root { color-scheme: light dark }
body { font: 1.125rem/1.6 Georgia, serif; max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem;
  background: light-dark(#faf7f1, #101826); color: light-dark(#1b2433, #ede8dd) }
a { color: light-dark(#1d3c6e, #a9c4f0) }
h1 { font-size: 1.5rem; line-height: 1.3; text-wrap: balance }
</style>
</head>
<body>
<main>
<h1>Questa pagina non è disponibile al momento</h1>
<p>Riprova tra qualche minuto. <a href="">Ricarica la pagina</a></p>
<div lang="en">
<h1>This page is not available right now</h1>
<p>Please try again in a few minutes. <a href="">Reload the page</a></p>
</div>
</main>
</body>
</html>
`;
