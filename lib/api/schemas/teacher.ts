import * as z from 'zod';
import type { Teacher } from '../../model/course.ts';
import { html, localized, optionalId, text } from './fields.ts';
import { innerListOf } from './list.ts';

const person = z.object({
  doc_nome: text,
  doc_cognome: text,
  doc_foto_id: optionalId,
  doc_dipartimento: text,
  doc_dipartimento_eng: text,
  doc_descrizione: html,
  doc_descrizione_eng: html,
});

const teacher = z
  .object({ deh_docentiPO: person.refine((wire) => wire.doc_nome ?? wire.doc_cognome, 'no name') })
  .transform(
    ({ deh_docentiPO: wire }) =>
      ({
        firstName: wire.doc_nome,
        lastName: wire.doc_cognome,
        photoId: wire.doc_foto_id,
        department: localized(wire.doc_dipartimento, wire.doc_dipartimento_eng),
        biography: { it: wire.doc_descrizione, en: wire.doc_descrizione_eng },
      }) satisfies Teacher,
  );

/** Teachers have no id of their own on the wire: people of the same name may all be there. */
export const teachers = innerListOf<Teacher>(teacher, 'teacher');
