import { languageOf, withoutLanguage } from './find-page.ts';

/**
 * Folders of the app's addresses that hold no pages: handlers in `app/`, files in `public/`, and Next's own. Each with the
 * folders below it that logs name.
 */
export const folders: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [
    'api',
    [
      ...['auth', 'cata', 'courses', 'export', 'health', 'immagine', 'jaf', 'mooc', 'moocFilters', 'moochub'],
      ...['revalidate', 'suggestions'],
    ],
  ],
  ['_next', ['image', 'static']],
  ...['calendar', 'feeds', 'markdown', 'social', 'sitemap', 'hero', 'pictures', 'icons'].map(
    (name): [string, string[]] => [name, []],
  ),
]);

/** Files that others look for at the root of the origin; the app has them under its own base, by a name of one segment. */
export const rootFiles: ReadonlyMap<string, string> = new Map([
  ...['robots.txt', 'llms.txt', 'sitemap.xml'].map((name) => [`/${name}`, name] as const),
  ['/.well-known/security.txt', 'security.txt'],
]);

/** Files directly below the app's base. */
export const files: readonly string[] = [...rootFiles.values(), 'manifest.webmanifest', 'icon.svg', 'apple-icon.png'];

/** Folders of files alone: those of `public/`, and Next's. */
const fileFolders = ['hero', 'pictures', 'icons', '_next'];

/** True for an address in a folder of files, which are sent in parts too. @param path below the app's base path */
export function isFile(path: string): boolean {
  return fileFolders.includes(path.split('/', 2)[1] ?? '');
}

/** The Markdown version of a page has its address and this ending. */
const markdownEnding = '.md';

/**
 * True for an address of a file or a handler, which the app answers itself, and of no page.
 *
 * @param path below the app's base path, such as `/feeds/it`
 */
export function isBesidePages(path: string): boolean {
  const [, first = '', ...below] = path.split('/');
  return folders.has(first) || (below.length === 0 && files.includes(first)) || path.endsWith(markdownEnding);
}

const markdownVersion = /^(\/aboutUniv|\/(?:courseDetails|collectionCard)\/[^/]+)\.md$/;

/**
 * Where the Markdown version of a page is made; `null` for any other address.
 *
 * @param pathname without the base path, such as `/en/courseDetails/12.md`
 */
export function markdownPath(pathname: string): string | null {
  const page = markdownVersion.exec(withoutLanguage(pathname))?.[1];
  return page ? `/markdown/${languageOf(pathname)}${page}` : null;
}
