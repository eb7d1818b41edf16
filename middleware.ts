import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { guardPage, needsSignIn } from '@/lib/auth/signed-in-pages';
import { formatSearch, parseSearch } from '@/lib/catalogue/search-address';
import { searchPath } from '@/lib/catalogue/search-segment';
import { routing } from '@/lib/i18n/routing';
import { properPath } from '@/lib/proper-path';
import { markdownPath } from '@/lib/seo/markdown/markdown-path';

const withLocale = createIntlMiddleware(routing);

const CATALOGUE = /^(?<prefix>\/en)?\/catalogue(?<rest>\/.*)?$/;

/**
 * Puts the language into the path, and leads a search in the query of the catalogue to the page that is kept for it.
 * Pages of the signed-in area are for signed-in people. An address in other capitals or with a prefix for Italian, and a search that is written differently, with empty or unknown parameters, goes to its one address first.
 */
export default function middleware(request: NextRequest): Response | Promise<Response> {
  const proper = properPath(request.nextUrl.pathname);
  if (proper) return atProperPath(request, proper);
  if (needsSignIn(request)) return guardPage(request, withLocale);
  const markdown = markdownPath(request.nextUrl.pathname);
  if (markdown) return NextResponse.rewrite(at(request.nextUrl.clone(), markdown));
  const catalogue = CATALOGUE.exec(request.nextUrl.pathname)?.groups;
  return catalogue ? atCatalogue(request, catalogue) : withLocale(request);
}

function atProperPath(request: NextRequest, pathname: string) {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  return NextResponse.redirect(url, 308);
}

function atCatalogue(request: NextRequest, { prefix = '', rest }: Readonly<Record<string, string | undefined>>) {
  const url = request.nextUrl.clone();
  if (rest) return NextResponse.rewrite(at(url, `/${prefix.slice(1) || routing.defaultLocale}/not-found${rest}`));
  const search = parseSearch(url.searchParams);
  const canonical = formatSearch(search);
  if (canonical !== writtenQuery(url)) {
    url.search = canonical;
    return NextResponse.redirect(url, 308);
  }
  return NextResponse.rewrite(at(url, `/${prefix.slice(1) || routing.defaultLocale}/catalogue${searchPath(search)}`));
}

function at(url: NextRequest['nextUrl'], pathname: string) {
  url.pathname = pathname;
  url.search = '';
  return url;
}

/** The query as it is written in the address; Next's router adds a parameter of its own to its requests for page data. */
function writtenQuery({ search, searchParams }: NextRequest['nextUrl']): string {
  if (!searchParams.has('_rsc')) return search.slice(1);
  const query = new URLSearchParams(searchParams);
  query.delete('_rsc');
  return query.toString();
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|calendar/|feeds/|markdown/|social/|sitemap/|_next/|hero/|pictures/|icons/|favicon\\.ico|icon\\.svg|apple-icon\\.png|robots\\.txt|llms\\.txt|sitemap\\.xml|manifest\\.webmanifest).*)',
  ],
};
