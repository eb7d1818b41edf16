import 'server-only';
import { getTranslations } from 'next-intl/server';
import { basePath, withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { readCategories } from '@/lib/catalogue/read-lists';
import { env } from '@/lib/env/env';
import { pickText } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import type { InterfaceLanguage } from '@/lib/model/language';
import { linkItem } from './markdown/course-markdown';

/** The content of robots.txt: everything is open except sign-in, the signed-in area and its calls. */
export function robotsText(): string {
  const pages = [routes('it'), routes('en')].flatMap(({ login, logout, restricted }) => [login, logout, restricted]);
  const rules = [...pages, '/api/auth/', '/api/jaf/'].map((path) => `Disallow: ${basePath}${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${absoluteAddress('/sitemap.xml')}`, ''].join('\n');
}

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

/** The web manifest: how the catalogue looks when it is installed on a device. */
export async function manifestText(): Promise<string> {
  const t = await getTranslations({ locale: 'it' });
  const icon = (size: number) => ({
    src: withBasePath(`/icons/${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('site.tagline'),
    lang: 'it',
    id: withBasePath('/'),
    start_url: withBasePath(routes('it').home),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: '#faf7f1',
    theme_color: '#12274a',
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  });
}
