import * as z from 'zod';
import type { IscedField } from '../../model/isced.ts';
import { requiredId, requiredText } from './fields.ts';
import { innerListOf, listOf } from './list.ts';

const byCode = (field: IscedField) => field.code;

const iscedField: z.ZodType<IscedField> = z.lazy(() =>
  z
    .object({
      valore: requiredId,
      descrizione: requiredText,
      figlioIsceds: innerListOf<IscedField>(iscedField, 'ISCED subfield', byCode),
    })
    .transform(
      (wire) => ({ code: wire.valore, name: wire.descrizione, children: wire.figlioIsceds }) satisfies IscedField,
    ),
);

/** The roots of the classification. The contract calls the answer a tree: a single root may come without its list. */
export const iscedTree = z.preprocess(
  (answer) => (typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? [answer] : answer),
  listOf<IscedField>(iscedField, 'ISCED field', byCode),
);
