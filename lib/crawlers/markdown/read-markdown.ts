import 'server-only';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/addresses/routes';
import { readCoursePage } from '@/lib/catalogue/read-course-page';
import { readInstitutions } from '@/lib/catalogue/read-lists';
import { readSeriesPage } from '@/lib/catalogue/read-series-page';
import { absoluteAddress } from '@/lib/metadata/absolute-address';
import type { InterfaceLanguage } from '@/lib/model/language';
import { courseMarkdown, linkItem, type MarkdownWords, seriesMarkdown } from './course-markdown';

/** Where something is that was asked for as something else; without the base path. */
interface OtherPage {
  readonly page: string;
}

/**
 * A page as Markdown; `null` when there is no such page.
 *
 * @param path the page's address without language, such as `courseDetails/12`
 * @throws BackendError
 */
export async function readMarkdown(locale: InterfaceLanguage, path: string): Promise<string | OtherPage | null> {
  const [words, to] = [{ t: await getTranslations({ locale }), locale }, routes(locale)];
  const [kind = '', id = '', ...rest] = path.split('/');
  if (kind === 'aboutUniv' && !id) return institutionsMarkdown(words);
  if (!id || rest.length > 0) return null;
  if (kind === 'courseDetails') {
    const page = await readCoursePage(id, locale);
    return page === 'series' ? { page: to.series(id) } : page && courseMarkdown(page, words);
  }
  if (kind !== 'collectionCard') return null;
  const page = await readSeriesPage(id, locale);
  return page === 'course' ? { page: to.course(id) } : page && seriesMarkdown(page, words);
}

async function institutionsMarkdown({ t, locale }: MarkdownWords): Promise<string> {
  const institutions = await readInstitutions();
  const list = (kind: 'university' | 'afam') =>
    institutions
      .filter((institution) => institution.kind === kind)
      .map(({ id, name }) => linkItem(name, absoluteAddress(routes(locale).institution(id))))
      .join('\n');
  return [
    `# ${t('institutions.title')}`,
    t('institutions.intro'),
    `## ${t('institutions.universitiesTitle')}`,
    list('university'),
    `## ${t('institutions.afamTitle')}`,
    list('afam'),
    '',
  ].join('\n\n');
}
