import * as z from 'zod';
import type { TeacherDetails } from '../../model/teacher.ts';
import { coursesOfPage } from './course-summary.ts';
import { count, requiredId, text } from './fields.ts';
import { listOf } from './list.ts';
import { countedTeachers, teacher } from './teacher.ts';

const beside = z.object({ doc_id: requiredId, moocs: coursesOfPage, moocTotali: count, colleghi: countedTeachers });

/** A teacher's own answer (extension `teachers`). */
export const teacherDetails = z.intersection(teacher, beside).transform(
  ({ doc_id, moocs, moocTotali, colleghi, ...own }) =>
    ({
      id: doc_id,
      teacher: own,
      courses: moocs,
      total: Math.max(moocTotali ?? 0, moocs.length),
      colleagues: colleghi,
    }) satisfies TeacherDetails,
);

/** The teachers of an institution. */
export const teachersOfInstitution = z.object({ docenti: countedTeachers }).transform((wire) => wire.docenti);

const teacherId = z.object({ doc_id: requiredId }).transform((wire) => wire.doc_id);

/** Ids of teachers, and what to ask for the next ones. */
export const teacherIds = z
  .object({ docenti: listOf<string>(teacherId, 'id of a teacher', (id) => id), successivo: text })
  .transform((wire) => ({ ids: wire.docenti, next: wire.successivo }));
