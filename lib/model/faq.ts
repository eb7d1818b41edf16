import type { UntrustedHtml } from './html.ts';
import type { LocalizedText } from './locale.ts';

/** A published frequently asked question. */
export interface Faq {
  readonly question: LocalizedText;
  readonly answer: LocalizedText<UntrustedHtml>;
}
