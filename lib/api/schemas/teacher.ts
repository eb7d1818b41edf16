import * as z from 'zod';
import type { Teacher } from '../../model/course.ts';
import type { CountedTeacher } from '../../model/teacher.ts';
import { count, html, optionalId, requiredId, text } from './fields.ts';
import { innerListOf } from './list.ts';

const namedFields = {
  doc_id: optionalId,
  doc_nome: text,
  doc_cognome: text,
  doc_foto_id: optionalId,
  doc_dipartimento: text,
  doc_dipartimento_eng: text,
};

type NamedFields = z.output<z.ZodObject<typeof namedFields>>;

const hasName = (wire: NamedFields) => wire.doc_nome ?? wire.doc_cognome;

function toNamed(wire: NamedFields): Omit<Teacher, 'biography'> {
  return {
    ...(wire.doc_id !== null && { id: wire.doc_id }),
    firstName: wire.doc_nome,
    lastName: wire.doc_cognome,
    photoId: wire.doc_foto_id,
    department: { it: wire.doc_dipartimento, en: wire.doc_dipartimento_eng },
  };
}

/** A teacher in full. */
export const teacher = z
  .object({ ...namedFields, doc_descrizione: html, doc_descrizione_eng: html })
  .refine(hasName, 'no name')
  .transform(
    (wire) =>
      ({ ...toNamed(wire), biography: { it: wire.doc_descrizione, en: wire.doc_descrizione_eng } }) satisfies Teacher,
  );

const teacherOfCourse = z.object({ deh_docentiPO: teacher }).transform((wire) => wire.deh_docentiPO);

/** Teachers of the contract have no id: people of the same name may all be there. */
export const teachers = innerListOf<Teacher>(teacherOfCourse, 'teacher');

const countedTeacher = z
  .object({ ...namedFields, doc_id: requiredId, numMoocPubblicati: count })
  .refine(hasName, 'no name')
  .transform((wire) => ({ ...toNamed(wire), courses: wire.numMoocPubblicati ?? 0 }) satisfies CountedTeacher);

/** Teachers of several courses (extensions `institutions` and `teachers`). */
export const countedTeachers = innerListOf<CountedTeacher>(countedTeacher, 'teacher', ({ id }) => id ?? '');
