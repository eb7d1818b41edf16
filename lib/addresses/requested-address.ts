import { findPage } from './find-page.ts';
import type { MissingPart } from './pages.ts';

const appAddress = /^\/(?![/\\])[\w\-./~%?=&+:,;@!$'()*]*$/;

/** The address that a visitor requested; `/` if the parameter is not an address inside the app. */
export function requestedAddress(parameter: string | readonly string[] | undefined): string {
  return typeof parameter === 'string' && appAddress.test(parameter) ? parameter : '/';
}

/** What is missing when the page at an address inside the app cannot be shown. */
export function missingPart(address: string): MissingPart {
  return findPage(new URL(address, 'http://app.invalid').pathname)?.shows ?? 'other';
}
