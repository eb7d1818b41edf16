import { pickText, type TextInLanguage } from '@/lib/i18n/localized';
import type { Faq } from '@/lib/model/faq';
import type { InterfaceLanguage, UntrustedHtml } from '@/lib/model/language';

/** Questions on a page that is about something else, and in its structured data: however many there are, it stays small. */
export const mostFaqs = 9;
/** Questions on the catalogue, and on each page of all questions. */
export const mostQuestions = 15;

/** A question and its answer, each in a language that has it. */
export interface AnsweredFaq {
  readonly question: TextInLanguage<string>;
  readonly answer: TextInLanguage<UntrustedHtml>;
}

/** The questions that have an answer, in the wanted language or in the other one. */
export function answeredFaqs(faqs: readonly Faq[], wanted: InterfaceLanguage): readonly AnsweredFaq[] {
  return faqs.flatMap((faq) => {
    const question = pickText(faq.question, wanted);
    const answer = pickText(faq.answer, wanted);
    return question && answer ? [{ question, answer }] : [];
  });
}
