import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { markdownPath } from '@/lib/addresses/files';
import { findPage, isSignedInArea, localeOf, withoutLocale } from '@/lib/addresses/find-page';
import { notFoundPath } from '@/lib/addresses/pages';
import { canonicalListQuery } from '@/lib/addresses/proper-address';
import { searchPath } from '@/lib/addresses/search-address';
import { guardPage } from '@/lib/auth/signed-in-pages';
import { routing } from '@/lib/i18n/routing';

const withLocale = createIntlMiddleware(routing);

/**
 * What Next runs before each page (before Next 16, its middleware). Puts the locale into the path, and rewrites a list with
 * a search in its query to the page of that search. Guards the pages of the signed-in area. Every address is already
 * canonical here, because the server in front redirects all other spellings (`lib/addresses/proper-address`).
 */
export default function proxy(request: NextRequest): Response | Promise<Response> {
  const { pathname, search } = request.nextUrl;
  if (isSignedInArea(pathname)) return guardPage(request, withLocale);
  const markdown = markdownPath(pathname);
  if (markdown) return rewriteTo(request, markdown);
  const locale = localeOf(pathname);
  if (findPage(pathname) === null) return rewriteTo(request, `/${locale}${notFoundPath}`);
  const list = withoutLocale(pathname);
  const query = canonicalListQuery(list, search);
  return query === null ? withLocale(request) : rewriteTo(request, `/${locale}${list}${searchPath(query)}`);
}

function rewriteTo(request: NextRequest, pathname: string): Response {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  url.search = '';
  return NextResponse.rewrite(url);
}

export const config = {
  // Next reads the matcher at build time, so it cannot be computed from lib/addresses/files.ts; proxy.test.ts compares them.
  matcher: [
    '/((?!api/|_next/|calendar/|feeds/|markdown/|social/|sitemap/|hero/|pictures/|icons/|robots\\.txt|llms\\.txt|sitemap\\.xml|security\\.txt|manifest\\.webmanifest|icon\\.svg|apple-icon\\.png).*)',
  ],
};
