import { routes } from './routes.ts';

const to = routes('it');
const pages = [
  ...[to.home, to.catalogue(), to.about, to.institutions, to.accessibility, to.privacy, to.legal],
  ...[to.course('1'), to.series('1'), to.login, to.logout, to.restricted],
];
/** The first segment of every page as it is written, by its small letters. */
const pageNames = new Map(
  pages.map((address) => address.split('/')[1] ?? '').map((name) => [name.toLowerCase(), name]),
);

const segments = /^(?:\/(?<language>it|en)(?=\/|$))?(?:\/(?<page>[^/.]+)(?<suffix>\.md)?(?=\/|$))?(?<rest>.*)$/i;

/**
 * The address of a page as it is written: in its own capitals, without the prefix of Italian, which has none. `null`
 * when it is written so already or is no page's.
 *
 * @param pathname without the base path, such as `/IT/Home`
 */
export function properPath(pathname: string): string | null {
  const { language, page, suffix = '', rest = '' } = segments.exec(pathname)?.groups ?? {};
  const prefix = language?.toLowerCase() === 'en' ? '/en' : '';
  if (language && !page) return rest.replaceAll('/', '') === '' ? `${prefix}${to.home}` : null;
  const name = pageNames.get(page?.toLowerCase() ?? '');
  if (!name && language === undefined) return null;
  const proper = `${prefix}/${name ?? page}${suffix.toLowerCase()}${rest}`;
  return proper === pathname ? null : proper;
}

const withId = [to.course('1'), to.series('1')].map((address) => address.split('/')[1] ?? '');
/** The pages of the sign-in have others below them. */
const names = [...pageNames.values(), 'unavailable'].join('|');
const pagePath = new RegExp(`^(?:/en)?(?:/(?:${names})|/(?:${withId.join('|')})/[^/]+|/login/.*)?/?$`);

/**
 * Whether a page is at an address, as far as its form tells. All that is at none has one and the same page, which need
 * not be made and kept for each.
 *
 * @param pathname without the base path, in its own capitals ({@link properPath})
 */
export function isPagePath(pathname: string): boolean {
  return pagePath.test(pathname);
}
