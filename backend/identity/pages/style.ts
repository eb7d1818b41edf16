import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * The site's typeface as style rules. The font is embedded in the page, so that it is there from the first paint, at any
 * address.
 */
const fontFaces = [400, 600]
  .map((weight) => {
    const file = resolve(`@fontsource/titillium-web/files/titillium-web-latin-${weight}-normal.woff2`);
    const content = readFileSync(file).toString('base64');
    return `@font-face { font-family: "Titillium Web"; font-weight: ${weight}; src: url("data:font/woff2;base64,${content}") format("woff2"); }`;
  })
  .join('\n');

/** The style sheet of the identity provider's pages, with the colours and the typeface of the site (`lib/theme/theme.ts`). */
export const style = `
${fontFaces}
:root {
  color-scheme: light dark;
  --page: #faf7f1; --paper: #ffffff; --tint: #f1ebdf; --line: #ddd4c4; --field: #857a68;
  --text: #1b2433; --quiet: #4e5868; --ink: #12274a; --on-ink: #f8f3e9; --muted-ink: #c9d3e6; --arch: #2b4573; --door: #f2a57b;
  --primary: #1d3c6e; --on-primary: #ffffff; --accent: #a8431b; --error: #a3201c; --error-tint: #fbe9e7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101826; --paper: #182338; --tint: #1c2941; --line: #34425d; --field: #8290ab;
    --text: #ede8dd; --quiet: #b6becb; --ink: #0b1424; --on-ink: #f8f3e9; --muted-ink: #b9c6de; --arch: #1e3050;
    --primary: #a9c4f0; --on-primary: #0e1a30; --accent: #f2a57b; --error: #ff9d94; --error-tint: #3a1f24;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; grid-template-columns: 1fr; grid-template-rows: auto 1fr;
  background: var(--page); color: var(--text);
  font: 400 1.0625rem/1.55 "Titillium Web", sans-serif;
}
header { background: var(--ink); color: var(--on-ink); padding: 1.5rem; border-block-end: 4px solid var(--accent); }
header p { margin: 0; }
header .brand { display: flex; align-items: center; gap: 0.6rem; font-size: 1.375rem; font-weight: 600; line-height: 1.15; letter-spacing: -0.01em; }
header svg { flex: none; width: 1.8em; height: 1.8em; fill: none; stroke: currentcolor; stroke-width: 3; }
header svg .door { fill: var(--door); stroke: none; }
header .tagline { color: var(--muted-ink); }
main { width: 100%; max-width: 30rem; margin: 0 auto; padding: 2rem 1.5rem 3rem; align-self: center; }
h1 { margin: 0 0 0.5rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem); line-height: 1.15; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 0 0 0.25rem; font-size: 1.125rem; line-height: 1.3; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--primary); text-underline-offset: 0.2em; }
form { margin: 1.5rem 0 2rem; }
label { display: block; margin-block-end: 0.25rem; font-weight: 600; }
input {
  width: 100%; margin-block-end: 1.25rem; padding: 0.7rem 0.85rem; font: inherit; color: var(--text);
  background: var(--paper); border: 1px solid var(--field); border-radius: 6px;
}
input[aria-invalid="true"] { border-color: var(--error); border-width: 2px; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button, .button {
  display: inline-block;
  padding: 0.7rem 1.4rem; font: inherit; font-weight: 600; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--primary); background: transparent; color: var(--primary); text-decoration: none;
}
.primary { background: var(--primary); color: var(--on-primary); flex: 1 1 auto; text-align: center; }
button:hover, .button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.problem {
  margin: 1.25rem 0; padding: 0.85rem 1rem; color: var(--error); background: var(--error-tint);
  border-inline-start: 4px solid var(--error); border-radius: 4px;
}
.kind { margin: 0 0 0.5rem; color: var(--accent); font-weight: 600; }
.by { color: var(--quiet); }
main .demo { margin-block-end: 1.5rem; }
.demo { padding: 1.25rem; background: var(--tint); border: 1px solid var(--line); border-radius: 8px; font-size: 0.9375rem; }
.demo p { color: var(--quiet); }
.demo > p:last-child { margin: 0; }
.demo dl { margin: 0; display: grid; gap: 0.75rem; }
.demo dd { margin: 0; color: var(--quiet); }
code { padding: 0.1rem 0.4rem; font: 0.9375rem/1.4 ui-monospace, monospace; color: var(--text); background: var(--paper); border: 1px solid var(--line); border-radius: 4px; }
@media (min-width: 60rem) {
  body { grid-template-columns: 2fr 3fr; grid-template-rows: 1fr; }
  header {
    display: flex; flex-direction: column; justify-content: flex-end; padding: 3rem;
    border-block-end: 0; border-inline-end: 4px solid var(--accent);
    background:
      linear-gradient(transparent 45%, var(--ink) 80%),
      radial-gradient(circle at 50% 100%, transparent 3.6rem, var(--arch) 3.65rem 3.75rem, transparent 3.8rem) 0 0 / 8rem 5rem,
      linear-gradient(90deg, var(--arch) 1px, transparent 1px) 0 0 / 8rem 5rem,
      var(--ink);
  }
  header .brand { font-size: 2rem; }
}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The Content-Security-Policy of these pages: it only allows our style sheet, its font and our icon. Browsers also check the
 * redirects after a form, so the client's origin is an allowed target. A policy cannot name an IPv6 address, so any host stands for it.
 */
export function contentSecurityPolicy(formOrigin = ''): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'font-src data:',
    'img-src data:',
    `form-action 'self' ${formOrigin.replace(/\[.*\]/, '*')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
