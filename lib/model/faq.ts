import type { LocalizedText, UntrustedHtml } from './language.ts';

/** A published frequently asked question. */
export interface Faq {
  readonly question: LocalizedText;
  readonly answer: LocalizedText<UntrustedHtml>;
}
