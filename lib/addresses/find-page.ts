import type { Locale } from '../model/locale.ts';
import { type Page, pages } from './pages.ts';

const inEnglish = /^\/en(?=[/?]|$)/;

/** The locale of an address inside the app: English below `/en`, otherwise Italian. */
export function localeOf(address: string): Locale {
  return inEnglish.test(address) ? 'en' : 'it';
}

/** A path inside the app without the prefix of its locale: the same for both locales of a page. */
export function withoutLocale(path: string): string {
  return path.replace(inEnglish, '');
}

/** The first folder of a path inside the app, without the prefix of its locale; empty if there is none. */
export function firstFolder(path: string): string {
  return withoutLocale(path).split('/')[1] ?? '';
}

const all: readonly Page[] = Object.values(pages);
const patterns = all.map((page) => [new RegExp(`^${page.path.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`), page] as const);
/** The first folder of every page in its own spelling, by its lower-case form. */
const pageFolders = new Map(all.map(({ path }) => firstFolder(path)).map((name) => [name.toLowerCase(), name]));
const visitorFolders: ReadonlySet<string> = new Set(
  all.filter(({ dependsOn }) => dependsOn === 'visitor').map(({ path }) => firstFolder(path)),
);

/**
 * The page at an address, judged by the form of the address: whether a course with this id exists, only the page knows.
 *
 * @param path without the base path, in canonical spelling (`lib/addresses/proper-address.ts`)
 */
export function findPage(path: string): Page | null {
  const plain = withoutLocale(path);
  return patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** The canonical spelling of a page's first folder, found in any capitals; `null` if no page has it. */
export function pageFolder(folder: string): string | null {
  return pageFolders.get(folder.toLowerCase()) ?? null;
}

/** True for an address below the folder of a page that is rendered for one visitor. */
export function dependsOnVisitor(path: string): boolean {
  return visitorFolders.has(firstFolder(path));
}

/** True for an address of the signed-in area. */
export function isSignedInArea(path: string): boolean {
  return firstFolder(path) === firstFolder(pages.restricted.path);
}
