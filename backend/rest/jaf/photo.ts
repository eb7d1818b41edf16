import { html } from 'hono/html';
import type { Html } from '../../identity/pages/document.ts';
import { initialsOf, people } from '../../identity/people.ts';

/** Path of a person's picture on this backend, for `fotoURL`. */
export function photoPath(product: string, codicePersona: string): string {
  return `/${product}/rest/jaf/public/photo/${codicePersona}`;
}

/** A person's picture, their initials on a disc, as SVG; null for an unknown person. */
export function drawPhoto(codicePersona: string): Html | null {
  const identity = people.map((person) => person.identity).find((known) => known.codicePersona === codicePersona);
  if (!identity) return null;
  const hue = Number(codicePersona) % 360;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${initialsOf(identity)}">
<circle cx="48" cy="48" r="48" fill="hsl(${hue} 45% 32%)"/>
<text x="48" y="61" text-anchor="middle" font-family="Titillium Web, system-ui, sans-serif" font-size="36" font-weight="600" fill="#fff">${initialsOf(identity)}</text>
</svg>`;
}
