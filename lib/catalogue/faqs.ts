import { pickText, type TextInLanguage } from '@/lib/i18n/localized';
import type { Faq } from '@/lib/model/faq';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Locale } from '@/lib/model/locale';

/** Maximum questions on pages about something else, and in their structured data, so that the pages stay small. */
export const maxFirstQuestions = 9;
/** Maximum questions on the catalogue, and on each page of the complete list. */
export const maxQuestions = 15;

/** A question and its answer, each with its language. */
export interface AnsweredFaq {
  readonly question: TextInLanguage<string>;
  readonly answer: TextInLanguage<UntrustedHtml>;
}

/** The questions with an answer; each text in the wanted language, or else in the other one. */
export function answeredFaqs(faqs: readonly Faq[], wanted: Locale): readonly AnsweredFaq[] {
  return faqs.flatMap((faq) => {
    const question = pickText(faq.question, wanted);
    const answer = pickText(faq.answer, wanted);
    return question && answer ? [{ question, answer }] : [];
  });
}
