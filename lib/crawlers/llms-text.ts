import 'server-only';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/addresses/routes';
import { readCategories } from '@/lib/catalogue/read-lists';
import { env } from '@/lib/env/env';
import { pickText } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import { absoluteAddress } from '@/lib/metadata/absolute-address';
import type { InterfaceLanguage } from '@/lib/model/language';
import { linkItem } from './markdown/course-markdown';

const link = (name: string, href: string) => linkItem(name, absoluteAddress(href));

const machineReadable = [
  ['Sitemap of every page and course', '/sitemap.xml'],
  ['All courses as JSON', '/api/export/courses.json'],
  ['All courses as CSV', '/api/export/courses.csv'],
  ['All courses as CSV with semicolons', '/api/export/courses.csv?separator=semicolon'],
  ['MOOChub 3.0', '/api/moochub/courses'],
  ['New courses (Atom)', '/feeds/en'],
] as const;

/** The content of llms.txt: what the catalogue is and how a program reads it (llmstxt.org). @throws BackendError */
export async function llmsText(): Promise<string> {
  const t = await getTranslations({ locale: 'en' });
  return [
    `# ${t('site.name')}`,
    `> ${t('home.description')}`,
    [
      `Pages are in Italian without a prefix and in English under \`/en\`. Every page of a course, of a series and of`,
      'the institutions is also there as Markdown at its address plus `.md`. Results are filtered and searched by the',
      'query of the catalogue, such as `?filterCategoria=3` or `?q=history`.',
    ].join(' '),
    await section('en', 'English'),
    await section('it', 'Italiano'),
    `## Machine-readable\n\n${machineReadable.map(([name, href]) => link(name, href)).join('\n')}`,
    licenceText(t('openData.noLicence')),
    '',
  ].join('\n\n');
}

function licenceText(noLicence: string): string {
  const licence = env().dataLicence;
  return licence ? `Licence of the data: [${licence.name}](${licence.url})` : noLicence;
}

async function section(locale: InterfaceLanguage, name: string): Promise<string> {
  const t = await getTranslations({ locale });
  const to = routes(locale);
  const inOrder = inReadingOrder(await readCategories(), locale, ({ name }) => name);
  const categories = inOrder.flatMap((category) => {
    const text = pickText(category.name, locale)?.text;
    return text ? [link(text, to.category(category.id))] : [];
  });
  const pages = [
    link(t('catalogue.title'), to.catalogue()),
    link(t('institutions.title'), `${to.institutions}.md`),
    link(t('about.title'), to.about),
  ];
  return `## ${name}\n\n${[...pages, ...categories].join('\n')}`;
}
