import type { ChangeAnswer } from './changed-backend.ts';
import { visibleText } from './whole-page.ts';

const footerNote = { it: 'Nota del servizio', en: 'Note of the service' };
const profile = 'https://www.linkedin.com/company/aula-aperta';

/** Adds a social profile and own texts to the embedded backend's answers, so that each site setting is visible. */
export const withSiteSettings: ChangeAnswer = (path, answer) => {
  if (path === '/jaf/public/props') return { 'social.linkedin': profile };
  if (path === '/jaf/public/i18n') {
    const bundles = { IT: { 'footer.note': footerNote.it }, EN: { 'footer.note': footerNote.en } };
    return { langs: ['it', 'en'], defaultLang: 'it', bundles };
  }
  return answer;
};

/** The parts from site settings and extensions that are missing on a page. */
export function missingParts(html: string): readonly string[] {
  const text = visibleText(html);
  const shown = {
    banner: /database di prova|test database/i.test(text),
    texts: text.includes(footerNote.it) || text.includes(footerNote.en),
    'social profile': html.includes(`href="${profile}"`),
    // The texts that the search box of every page needs for suggestions.
    extensions: /\\"suggestions\\":\{/.test(html),
  };
  return Object.entries(shown).flatMap(([part, isShown]) => (isShown ? [] : [part]));
}
