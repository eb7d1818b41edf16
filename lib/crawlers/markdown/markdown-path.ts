import type { InterfaceLanguage } from '@/lib/model/language';

const withMarkdown = /^(?<prefix>\/en)?\/(?<page>aboutUniv|(?:courseDetails|collectionCard)\/[^/]+)\.md$/;

/**
 * Where the Markdown version of a page is made; `null` for any other address.
 *
 * @param pathname without the base path, such as `/en/courseDetails/12.md`
 */
export function markdownPath(pathname: string): string | null {
  const { prefix, page } = withMarkdown.exec(pathname)?.groups ?? {};
  const locale: InterfaceLanguage = prefix ? 'en' : 'it';
  return page ? `/markdown/${locale}/${page}` : null;
}
