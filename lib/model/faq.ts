import type { UntrustedHtml } from './language.ts';

/** A published frequently asked question. */
export interface Faq {
  readonly question: { readonly it: string | null; readonly en: string | null };
  readonly answer: { readonly it: UntrustedHtml | null; readonly en: UntrustedHtml | null };
}
