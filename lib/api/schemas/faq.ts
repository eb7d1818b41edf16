import * as z from 'zod';
import type { Faq } from '../../model/faq.ts';
import { html, localized, text } from './fields.ts';
import { listOf } from './list.ts';

const entry = z
  .object({ domanda: text, domanda_eng: text, risposta: html, risposta_eng: html, stato_fl: text })
  .refine((wire) => wire.domanda ?? wire.domanda_eng, 'no question in any language')
  .transform((wire) => ({
    active: wire.stato_fl === 'A',
    faq: {
      question: localized(wire.domanda, wire.domanda_eng),
      answer: { it: wire.risposta, en: wire.risposta_eng },
    } satisfies Faq,
  }));

/** Only active entries are shown (specification, section 5). */
export const faqs = listOf(entry, 'question').transform((entries): readonly Faq[] =>
  entries.filter(({ active }) => active).map(({ faq }) => faq),
);
