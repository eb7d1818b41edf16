import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { withBasePath } from '@/lib/addresses/base-path';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { regions } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/model/locale';
import { pictureSize, type SocialPicture, socialPicturePath } from '@/lib/social-pictures/social-picture';

interface PageDescription {
  readonly title: string;
  /** Replaces the default title of the document, which is the page's title and the site's name. */
  readonly documentTitle?: string | undefined;
  readonly description: string;
  readonly address: PageAddress;
  /** `false`: search engines do not index the page, but follow its links. */
  readonly indexed?: boolean;
  /** The locale of the only version that search engines index, for pages with the same text in both; both when absent. */
  readonly onlyVersion?: Locale;
  /** The picture for shared links; the site's own when absent. */
  readonly picture?: SocialPicture;
  /** The search whose feed the page names, in addition to the feed of the whole catalogue; `name` is what it follows. */
  readonly feed?: { readonly search: SearchAddress; readonly name: string };
  /** Whether the page has a Markdown version at its address plus `.md`. */
  readonly markdown?: boolean;
}

/** Title, description, addresses and picture of a page, for search engines and shared links. */
export async function pageMetadata(page: PageDescription): Promise<Metadata> {
  const { title, description, address, indexed = true, onlyVersion, picture, feed, markdown = false } = page;
  const [t, locale] = [await getTranslations(), await currentLocale()];
  const to = routes(locale);
  const own = absoluteAddress(address(to));
  const site = t('site.name');
  const feeds = [{ url: absoluteAddress(to.openData.feed), title: t('feed.title', { site }) }];
  if (feed) feeds.push({ url: absoluteAddress(to.feed(feed.search)), title: t('follow.feedOf', { name: feed.name }) });
  const canonical = absoluteAddress(address(routes(onlyVersion ?? locale)));
  const source = absoluteAddress(socialPicturePath(locale, picture ?? { kind: 'page', id: 'site' }));
  const image = { url: source, ...pictureSize, type: 'image/png', alt: title };
  return {
    title: page.documentTitle === undefined ? title : { absolute: page.documentTitle },
    description,
    manifest: withBasePath('/manifest.webmanifest'),
    alternates: {
      canonical,
      languages: alternateVersions(page, locale),
      types: { 'application/atom+xml': feeds, ...(markdown && { 'text/markdown': `${own}.md` }) },
    },
    openGraph: {
      // People share the version that they read, even when search engines index the other one.
      title,
      description,
      siteName: site,
      type: 'website',
      url: own,
      images: [image],
      locale: regions[locale].replace('-', '_'),
    },
    // Next adds the title and description of Open Graph.
    twitter: { card: 'summary_large_image', images: [source] },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  };
}

/**
 * The language versions of a page. When search engines index only one version, naming the other as an alternate would
 * contradict the canonical address. The indexed version then names only itself, and the other version names none.
 */
function alternateVersions({ address, onlyVersion }: PageDescription, locale: Locale): Record<string, string> {
  const absolute = (version: Locale) => absoluteAddress(address(routes(version)));
  if (!onlyVersion) return { it: absolute('it'), en: absolute('en'), 'x-default': absolute('it') };
  return locale === onlyVersion ? { [locale]: absolute(locale), 'x-default': absolute(locale) } : {};
}

/**
 * Metadata of a page that shows a visitor's list of courses. Search engines neither index it nor follow its links. Other sites
 * do not get its address as referrer, because the address names the courses. It has no canonical address, because browsers
 * would share that address, which lacks the list.
 *
 * @param page its `address` is the one without the list
 */
export async function listMetadata(
  page: Pick<PageDescription, 'title' | 'description' | 'address'>,
): Promise<Metadata> {
  const metadata = await pageMetadata(page);
  const { canonical: _canonical, ...alternates } = metadata.alternates ?? {};
  const openGraph = { ...metadata.openGraph, url: undefined };
  return { ...metadata, alternates, openGraph, robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** Metadata of a page that does not exist. */
export async function notFoundMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notFound'))('documentTitle') };
}

/** Pages that are only a text (`DocumentPage` shows them). The backend's text bundle can replace the texts. */
export type DocumentName = 'accessibility' | 'privacy' | 'legal';

/** Metadata of such a page. */
export async function documentMetadata(name: DocumentName): Promise<Metadata> {
  const t = await getTranslations('documents');
  return pageMetadata({
    title: t(`${name}Title`),
    description: t(`${name}Description`),
    address: (to) => to[name],
  });
}
