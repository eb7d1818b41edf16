import * as z from 'zod';
import type { IscedField } from '../../model/isced.ts';
import { requiredId, requiredText } from './fields.ts';
import { innerListOf, listOf } from './list.ts';

const byCode = (field: IscedField) => field.code;

/** ISCED-F has four levels. Deeper fields than this are left out: a very deep tree would break the page of every course. */
const maxDepth = 100;

function fieldAbove(levels: number): z.ZodType<IscedField> {
  return z.lazy(() => {
    const below = levels === 0 ? z.never(`at most ${maxDepth} levels`) : fieldAbove(levels - 1);
    return z
      .object({
        valore: requiredId,
        descrizione: requiredText,
        figlioIsceds: innerListOf<IscedField>(below, 'ISCED subfield', byCode),
      })
      .transform((wire): IscedField => ({ code: wire.valore, name: wire.descrizione, children: wire.figlioIsceds }));
  });
}

const iscedField = fieldAbove(maxDepth - 1);

/** The roots of the classification. The contract calls the answer a tree, so a single root may come without a list. */
export const iscedTree = z.preprocess(
  (answer) => (typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? [answer] : answer),
  listOf<IscedField>(iscedField, 'ISCED field', byCode),
);
