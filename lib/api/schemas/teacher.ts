import * as z from 'zod';
import type { Teacher } from '../../model/course.ts';
import type { CountedTeacher, TeacherDetails } from '../../model/teacher.ts';
import { coursesOfPage } from './course-summary.ts';
import { count, html, optionalId, requiredId, text } from './fields.ts';
import { innerListOf, listOf } from './list.ts';

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

/** A teacher with a biography. */
const teacher = z
  .object({ ...namedFields, doc_descrizione: html, doc_descrizione_eng: html })
  .refine(hasName, 'no name')
  .transform(
    (wire): Teacher => ({ ...toNamed(wire), biography: { it: wire.doc_descrizione, en: wire.doc_descrizione_eng } }),
  );

const teacherOfCourse = z.object({ deh_docentiPO: teacher }).transform((wire) => wire.deh_docentiPO);

/** The contract gives teachers no id, so several people with the same name are all kept. */
export const teachers = innerListOf<Teacher>(teacherOfCourse, 'teacher');

const countedTeacher = z
  .object({ ...namedFields, doc_id: requiredId, numMoocPubblicati: count })
  .refine(hasName, 'no name')
  .transform((wire): CountedTeacher => ({ ...toNamed(wire), courses: wire.numMoocPubblicati ?? 0 }));

/** Teachers, each with a number of courses. */
const countedTeachers = innerListOf<CountedTeacher>(countedTeacher, 'teacher', ({ id }) => id ?? '');

const extras = z.object({ doc_id: requiredId, moocs: coursesOfPage, moocTotali: count, colleghi: countedTeachers });

/** The answer about one teacher (extension `teachers`). */
export const teacherDetails = z.intersection(teacher, extras).transform(
  ({ doc_id, moocs, moocTotali, colleghi, ...own }): TeacherDetails => ({
    id: doc_id,
    teacher: own,
    courses: moocs,
    total: Math.max(moocTotali ?? 0, moocs.length),
    colleagues: colleghi,
  }),
);

/** The teachers of an institution. */
export const teachersOfInstitution = z.object({ docenti: countedTeachers }).transform((wire) => wire.docenti);

const teacherId = z.object({ doc_id: requiredId }).transform((wire) => wire.doc_id);

/** Ids of teachers, and `next`, the value for the following call. */
export const teacherIds = z
  .object({ docenti: listOf<string>(teacherId, 'id of a teacher', (id) => id), successivo: text })
  .transform((wire) => ({ ids: wire.docenti, next: wire.successivo }));
