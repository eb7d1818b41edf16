import { findPage } from './find-page.ts';
import type { MissingPart } from './pages.ts';

const appAddress = /^\/(?![/\\])[\w\-./~%?=&+:,;@!$'()*]*$/;

/** The address inside the app that a visitor wanted; the start of the app for anything else. */
export function requestedAddress(parameter: string | readonly string[] | undefined): string {
  return typeof parameter === 'string' && appAddress.test(parameter) ? parameter : '/';
}

/** What the page of an address inside the app is about. */
export function missingPart(address: string): MissingPart {
  return findPage(new URL(address, 'http://app.invalid').pathname)?.shows ?? 'other';
}
