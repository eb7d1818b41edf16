import type { ChangeAnswer } from './changed-backend.ts';
import { visibleText } from './whole-page.ts';

const footerNote = { it: 'Nota del servizio', en: 'Note of the service' };
const profile = 'https://www.linkedin.com/company/aula-aperta';

/** The embedded backend's answers with a social profile and texts of its own, so that each part of the shell can be seen. */
export const withShellParts: ChangeAnswer = (path, answer) => {
  if (path === '/jaf/public/props') return { 'social.linkedin': profile };
  if (path === '/jaf/public/i18n') {
    const bundles = { IT: { 'footer.note': footerNote.it }, EN: { 'footer.note': footerNote.en } };
    return { langs: ['it', 'en'], defaultLang: 'it', bundles };
  }
  return answer;
};

/** Which of the parts that come from the backend's shell calls, and from its extensions, a page is without. */
export function missingParts(html: string): readonly string[] {
  const text = visibleText(html);
  const shown = {
    banner: /database di prova|test database/i.test(text),
    texts: text.includes(footerNote.it) || text.includes(footerNote.en),
    'social profile': html.includes(`href="${profile}"`),
    // What the search box of every page needs to suggest something.
    extensions: /\\"suggestions\\":\{/.test(html),
  };
  return Object.entries(shown).flatMap(([part, isShown]) => (isShown ? [] : [part]));
}
