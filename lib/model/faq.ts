import type { UntrustedHtml } from './language.ts';

/** A published frequently asked question. */
export interface Faq {
  readonly question: { readonly it: string | null; readonly en: string | null };
  readonly answer: { readonly it: UntrustedHtml | null; readonly en: UntrustedHtml | null };
}

/** Questions on a page that is about something else, and in its structured data: however many there are, it stays small. */
export const mostFaqs = 9;
