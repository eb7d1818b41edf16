import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/addresses/base-path';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { regions } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { InterfaceLanguage } from '@/lib/model/language';
import { pictureSize, type SocialPicture, socialPicturePath } from '@/lib/social-pictures/social-picture';
import { absoluteAddress } from './canonical-address';

interface PageDescription {
  readonly title: string;
  /** The document's title where it is not the page's with the site's name after it. */
  readonly documentTitle?: string | undefined;
  readonly description: string;
  readonly address: PageAddress;
  readonly locale: InterfaceLanguage;
  /** `false`: search engines leave the page out, but follow its links. */
  readonly indexed?: boolean;
  /** The one version that search engines index of a page whose text is the same in both; without it they index both. */
  readonly onlyVersion?: InterfaceLanguage;
  /** The picture of shared links; the site's own without it. */
  readonly picture?: SocialPicture;
  /** The courses of the page, whose feed it names beside that of the whole catalogue. */
  readonly feed?: { readonly search: SearchAddress; readonly title: string };
  /** Whether the page has a Markdown version at its address plus `.md`. */
  readonly markdown?: boolean;
}

/** Title, description, addresses and picture of a page for search engines and for links that are shared. */
export async function pageMetadata(page: PageDescription): Promise<Metadata> {
  const { title, description, address, locale, indexed = true, onlyVersion, picture, feed, markdown = false } = page;
  const own = absoluteAddress(address(routes(locale)));
  const t = await getTranslations();
  const site = t('site.name');
  const canonical = absoluteAddress(address(routes(onlyVersion ?? locale)));
  const source = absoluteAddress(socialPicturePath(locale, picture ?? { kind: 'page', id: 'site' }));
  const image = { url: source, ...pictureSize, type: 'image/png', alt: title };
  return {
    title: page.documentTitle === undefined ? title : { absolute: page.documentTitle },
    description,
    manifest: withBasePath('/manifest.webmanifest'),
    alternates: {
      canonical,
      languages: alternateLanguages(page),
      types: {
        'application/atom+xml': [
          { url: absoluteAddress(routes(locale).openData.feed), title: t('feed.title', { site }) },
          ...(feed ? [{ url: absoluteAddress(routes(locale).feed(feed.search)), title: feed.title }] : []),
        ],
        ...(markdown ? { 'text/markdown': `${own}.md` } : {}),
      },
    },
    openGraph: {
      // What somebody shares is the version that they read, also where search engines keep the other one.
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
 * The languages of a page. Where search engines index one version only, naming the other as its alternate would
 * contradict the canonical address: the indexed version names itself, the other none.
 */
function alternateLanguages({ address, locale, onlyVersion }: PageDescription): Record<string, string> {
  const absolute = (language: InterfaceLanguage) => absoluteAddress(address(routes(language)));
  if (!onlyVersion) return { it: absolute('it'), en: absolute('en'), 'x-default': absolute('it') };
  return locale === onlyVersion ? { [locale]: absolute(locale), 'x-default': absolute(locale) } : {};
}

/**
 * Metadata of a page that shows a list of courses: search engines leave it and its links alone, and other sites that it
 * leads to do not get its address, which names the courses. It has no canonical address: browsers would share that, and
 * with it the page without the list.
 *
 * @param page with the address that has no list
 */
export async function listMetadata(
  page: Pick<PageDescription, 'title' | 'description' | 'address'>,
): Promise<Metadata> {
  const metadata = await pageMetadata({ ...page, locale: await currentLocale() });
  const { canonical: _canonical, ...alternates } = metadata.alternates ?? {};
  const openGraph = { ...metadata.openGraph, url: undefined };
  return { ...metadata, alternates, openGraph, robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** Metadata in the place of those of a page that is not there. */
export async function notFoundMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notFound'))('documentTitle') };
}

/** The texts that every public service owes its visitors, each a page; a backend's text bundle can replace them. */
export type DocumentName = 'accessibility' | 'privacy' | 'legal';

/** Metadata of a page that is one text. */
export async function documentMetadata(name: DocumentName): Promise<Metadata> {
  const t = await getTranslations('documents');
  return pageMetadata({
    title: t(`${name}Title`),
    description: t(`${name}Description`),
    address: (to) => to[name],
    locale: await currentLocale(),
  });
}
