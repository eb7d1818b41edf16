import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { markdownPath } from '@/lib/addresses/files';
import { findPage, withoutLanguage } from '@/lib/addresses/find-page';
import { canonicalListQuery } from '@/lib/addresses/proper-address';
import { type CanonicalQuery, searchPath } from '@/lib/addresses/search-address';
import { guardPage, needsSignIn } from '@/lib/auth/signed-in-pages';
import { routing } from '@/lib/i18n/routing';

const withLocale = createIntlMiddleware(routing);

/**
 * Puts the language into the path, and rewrites a search in the query of a list to the page that answers it.
 * Pages of the signed-in area are for signed-in people. Every address that comes here is the one of its page: the server
 * in front has sent all others there (`lib/addresses/proper-address`).
 */
export default function middleware(request: NextRequest): Response | Promise<Response> {
  if (needsSignIn(request)) return guardPage(request, withLocale);
  const markdown = markdownPath(request.nextUrl.pathname);
  if (markdown) return NextResponse.rewrite(at(request.nextUrl.clone(), markdown));
  if (findPage(request.nextUrl.pathname) === null) return atNotFound(request);
  const list = withoutLanguage(request.nextUrl.pathname);
  const query = canonicalListQuery(list, request.nextUrl.search);
  return query === null ? withLocale(request) : atList(request, list, query);
}

function atNotFound(request: NextRequest) {
  const language = /^\/en(?:\/|$)/.test(request.nextUrl.pathname) ? 'en' : routing.defaultLocale;
  return NextResponse.rewrite(at(request.nextUrl.clone(), `/${language}/not-found`));
}

function atList(request: NextRequest, list: string, query: CanonicalQuery) {
  const language = request.nextUrl.pathname === list ? routing.defaultLocale : 'en';
  return NextResponse.rewrite(at(request.nextUrl.clone(), `/${language}${list}${searchPath(query)}`));
}

function at(url: NextRequest['nextUrl'], pathname: string) {
  url.pathname = pathname;
  url.search = '';
  return url;
}

export const config = {
  runtime: 'nodejs',
  // Next reads it while it builds, so it cannot be made of lib/addresses/files.ts; middleware.test.ts compares them.
  matcher: [
    '/((?!api/|_next/|calendar/|feeds/|markdown/|social/|sitemap/|hero/|pictures/|icons/|robots\\.txt|llms\\.txt|sitemap\\.xml|security\\.txt|manifest\\.webmanifest|icon\\.svg|apple-icon\\.png).*)',
  ],
};
