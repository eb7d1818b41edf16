import { findPage } from './find-page.ts';
import { type MissingPart, pages } from './pages.ts';
import { parseSearch } from './search-address.ts';

const appAddress = /^\/(?![/\\])[\w\-./~%?=&+:,;@!$'()*]*$/;

/** The address that a visitor requested; `/` if the parameter is not an address inside the app. */
export function requestedAddress(parameter: string | readonly string[] | undefined): string {
  return typeof parameter === 'string' && appAddress.test(parameter) ? parameter : '/';
}

/**
 * What is missing when the page at an address inside the app cannot be shown, and the text that was searched for (empty for
 * another page than the catalogue's).
 */
export function missingContent(address: string): { readonly missing: MissingPart; readonly text: string } {
  const { pathname, search } = new URL(address, 'http://app.invalid');
  const page = findPage(pathname);
  return { missing: page?.shows ?? 'other', text: page === pages.catalogue ? parseSearch(search).text : '' };
}
