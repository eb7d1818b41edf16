import { localeOf, withoutLocale } from './find-page.ts';

/**
 * First folders of the app's addresses that have no pages: handlers in `app/`, files in `public/`, and Next's own. Each
 * comes with the folders below it that logs name.
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

/** Files that clients request at the root of the origin, and their names directly below the app's base path. */
export const rootFiles: ReadonlyMap<string, string> = new Map([
  ...['robots.txt', 'llms.txt', 'sitemap.xml'].map((name) => [`/${name}`, name] as const),
  ['/.well-known/security.txt', 'security.txt'],
]);

/** Files directly below the app's base path. */
export const files: readonly string[] = [...rootFiles.values(), 'manifest.webmanifest', 'icon.svg', 'apple-icon.png'];

/** Folders that contain only files: those of `public/`, and Next's. */
const fileFolders = ['hero', 'pictures', 'icons', '_next'];

/** True for an address in a folder of files; these support requests for parts. @param path below the app's base path */
export function isFile(path: string): boolean {
  return fileFolders.includes(path.split('/', 2)[1] ?? '');
}

/** The address of a page's Markdown version is the page's address with this ending. */
const markdownEnding = '.md';

/**
 * True for the address of a file or a handler, false for that of a page.
 *
 * @param path below the app's base path, such as `/feeds/it`
 */
export function isFileOrHandler(path: string): boolean {
  const [, first = '', ...below] = path.split('/');
  return folders.has(first) || (below.length === 0 && files.includes(first)) || path.endsWith(markdownEnding);
}

const markdownVersion = /^(\/aboutUniv|\/(?:aboutUniv|courseDetails|collectionCard)\/[^/]+)\.md$/;

/**
 * The path of the handler that writes the Markdown version of a page; `null` for any other address.
 *
 * @param pathname without the base path, such as `/en/courseDetails/12.md`
 */
export function markdownPath(pathname: string): string | null {
  const page = markdownVersion.exec(withoutLocale(pathname))?.[1];
  return page ? `/markdown/${localeOf(pathname)}${page}` : null;
}
