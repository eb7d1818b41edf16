/** What a page may be about, for saying what is missing. */
export type MissingPart = 'course' | 'series' | 'catalogue' | 'institutions' | 'other';

const parts: Readonly<Record<string, MissingPart>> = {
  courseDetails: 'course',
  collectionCard: 'series',
  catalogue: 'catalogue',
  aboutUniv: 'institutions',
};

const appAddress = /^\/(?![/\\])[\w\-./~%?=&+:,;@!$'()*]*$/;

/** The address inside the app that a visitor had asked for; the start of the app for anything else. */
export function requestedAddress(parameter: string | readonly string[] | undefined): string {
  return typeof parameter === 'string' && appAddress.test(parameter) ? parameter : '/';
}

/** What the page of an address inside the app is about. */
export function missingPart(address: string): MissingPart {
  const [, first, second] = new URL(address, 'http://app.invalid').pathname.split('/');
  return parts[(first === 'en' ? second : first) ?? ''] ?? 'other';
}
