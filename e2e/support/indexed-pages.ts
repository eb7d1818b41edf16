import { appUrl } from './addresses.ts';
import { idOf, titles } from './samples.ts';

/** Pages that exist only with an extension (`docs/testing.md`). */
export const extensionPages: readonly string[] = process.env.E2E_WITHOUT_EXTENSIONS ? [] : ['teacher/1'];

/** Pages that exist with any catalogue. */
export const fixedPaths = [
  'home',
  'catalogue',
  'about',
  'aboutUniv',
  'aboutUniv/4',
  ...extensionPages,
  'accessibility',
  'privacy',
  'legal',
];
/** Results of a single value. */
export const resultPaths = ['catalogue?filterCategoria=3', 'catalogue?filterAteneo=15', 'catalogue?filterLingua=EN'];
/** The Italian and the English address of a page. */
export const inBoth = (path: string) => [`${appUrl}/${path}`, `${appUrl}/en/${path}`];

/** Pages of one record each; `kept` is the locale of the version that search engines index. */
export async function recordPages() {
  return {
    italian: { it: `courseDetails/${await idOf(titles.rich)}`, kept: 'it' },
    english: { it: `courseDetails/${await idOf(titles.english)}`, kept: 'en' },
    sparse: { it: `courseDetails/${await idOf(titles.sparse)}`, kept: 'it' },
    series: { it: `collectionCard/${await idOf(titles.series)}`, kept: 'it' },
  } as const;
}
