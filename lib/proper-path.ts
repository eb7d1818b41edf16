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
