import 'server-only';
import { getTranslations } from 'next-intl/server';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { basePath, withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { emptySearch } from '@/lib/addresses/search-address';
import { questionList } from '@/lib/addresses/whole-list';
import { answeredFaqs } from '@/lib/catalogue/faqs';
import { readCategories, readFaqs, readFilters } from '@/lib/catalogue/read-lists';
import { env } from '@/lib/env/env';
import { pickText } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Locale } from '@/lib/model/locale';
import { dayMs } from '@/lib/model/rome-clock';
import { orFallback } from '@/lib/page-parts/page-part';
import { linkItem } from './markdown/markdown-parts';

/**
 * The content of robots.txt. Everything is allowed except the calls of sign-in and of the signed-in area. The pages of both
 * stay allowed, because they have `noindex` and a crawler must read a page to see that. No rule says that all is allowed: some
 * readers take the first rule that fits an address, not the longest (RFC 9309).
 */
export function robotsText(): string {
  const rules = ['/api/auth/', '/api/jaf/'].map((path) => `Disallow: ${basePath}${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${absoluteAddress('/sitemap.xml')}`, ''].join('\n');
}

/** Lifetime of the contact, in milliseconds: below the maximum of one year that RFC 9116 recommends. */
const contactLifetime = 180 * dayMs;

/** The content of security.txt (RFC 9116); `null` when no contact is set. @param now milliseconds since the epoch */
export function securityText(now: number): string | null {
  const { securityContact, siteUrl } = env();
  if (securityContact === null) return null;
  // Whole days, so that the content, and with it the entity tag, changes only once a day.
  const expires = `${new Date(now + contactLifetime).toISOString().slice(0, 10)}T00:00:00Z`;
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: it, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const link = (name: string, href: string) => linkItem(name, absoluteAddress(href));

const [english, italian] = [routes('en'), routes('it')];

const machineReadable = [
  ['Sitemap of the pages, courses and series', '/sitemap.xml'],
  ['All courses as JSON', english.openData.json],
  ['All courses as CSV', english.openData.csv],
  ['All courses as CSV with semicolons', english.openData.csvSemicolon],
  ['MOOChub 3.0', english.openData.moochub],
  ['Courses in English that opened most recently (Atom)', english.openData.feed],
  ['Courses in Italian and other languages that opened most recently (Atom)', italian.openData.feed],
  ['Openings and closings of courses (iCalendar), in English', english.coursesCalendar(emptySearch)],
  ['Openings and closings of courses (iCalendar), in Italian', italian.coursesCalendar(emptySearch)],
] as const;

/** The content of llms.txt, which explains the catalogue to programs (llmstxt.org). @throws BackendError */
export async function llmsText(): Promise<string> {
  const t = await getTranslations({ locale: 'en' });
  const licence = env().dataLicence;
  const parts = [
    `# ${t('site.name')}`,
    `> ${t('home.description')}`,
    [
      'Pages are in Italian without a prefix and in English under `/en`. The pages of courses, series and institutions, and',
      'the list of institutions, are also there as Markdown at their address plus `.md`. Results are filtered and searched by',
      'the query of the catalogue, such as `?filterCategoria=3` or `?q=history`; feeds and calendars take the same query.',
      'Parameters are joined with `&`; those of filters, with the page that lists all values of each, are below.',
    ].join(' '),
    await section('en', 'English'),
    await section('it', 'Italiano'),
    await filterSection(),
    `## Machine-readable\n\n${machineReadable.map(([name, href]) => link(name, href)).join('\n')}`,
    licence ? `Licence of the data: [${licence.name}](${licence.url})` : t('openData.noLicence'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The names of the filters, each with the page whose links show its values; empty without filters. */
async function filterSection(): Promise<string> {
  const filters = (await orFallback(readFilters(), [])).filter(({ values }) => values.length > 0);
  const links = filters.map(({ name }) => link(name, english.wholeList(name)));
  return links.length > 0 ? `## Filters\n\n${links.join('\n')}` : '';
}

async function section(locale: Locale, name: string): Promise<string> {
  const t = await getTranslations({ locale });
  const to = routes(locale);
  const hasQuestions = answeredFaqs(await orFallback(readFaqs(), []), locale).length > 0;
  const inOrder = inReadingOrder(await readCategories(), locale, ({ name }) => name);
  const categories = inOrder.flatMap((category) => {
    const text = pickText(category.name, locale)?.text;
    return text ? [link(text, to.category(category.id))] : [];
  });
  const pages = [
    link(t('catalogue.title'), to.catalogue()),
    link(t('institutions.title'), `${to.institutions}.md`),
    link(t('about.title'), to.about),
    ...(hasQuestions ? [link(t('faq.title'), to.wholeList(questionList))] : []),
  ];
  return `## ${name}\n\n${[...pages, ...categories].join('\n')}`;
}

/** The web manifest, for installing the catalogue on a device. */
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
