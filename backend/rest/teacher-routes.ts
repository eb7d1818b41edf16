import { Hono } from 'hono';
import { z } from 'zod';
import { type CountedTeacher, getTeacher, getTeachersOfInstitution, listTeacherIds } from '../catalogue/teachers.ts';
import { id, numberUpTo, parseQuery } from './input.ts';
import type { RestOptions } from './options.ts';
import { namedTeacherToWire, summaryToWire, teacherToWire } from './wire.ts';

/** Maximum ids in one answer of `/mooc/docenti`. */
const maxListSize = 1000;

const listQuery = z.object({
  limite: numberUpTo(maxListSize).default(maxListSize),
  dopo: id.nullable().default(null),
});

/** `/mooc/docenti` and the teachers of an institution: the extension `teachers` (README, "Extensions"). */
export function teacherRoutes({ database }: RestOptions): Hono {
  return new Hono()
    .get('/mooc/docenti', async (c) => {
      const { limite, dopo } = parseQuery(c, listQuery);
      const ids = await listTeacherIds(database, dopo ?? 0, limite);
      const isWhole = ids.length < limite;
      return c.json({ docenti: ids.map((doc_id) => ({ doc_id })), successivo: isWhole ? null : (ids.at(-1) ?? null) });
    })
    .get('/cata/atenei/:ateneoId/docenti', async (c) => {
      const ateneoId = id.safeParse(c.req.param('ateneoId'));
      const found = ateneoId.success ? await getTeachersOfInstitution(database, ateneoId.data) : null;
      if (!found) return c.json({ message: 'There is no such institution.' }, 404);
      return c.json({ docenti: found.map(countedTeacherToWire) });
    })
    .get('/mooc/docenti/:docenteId', async (c) => {
      const docenteId = id.safeParse(c.req.param('docenteId'));
      const found = docenteId.success ? await getTeacher(database, docenteId.data) : null;
      if (!found) return c.json({ message: 'There is no such teacher.' }, 404);
      return c.json({
        ...teacherToWire(found.teacher),
        moocs: found.courses.map(summaryToWire),
        moocTotali: found.courseCount,
        colleghi: found.colleagues.map(countedTeacherToWire),
      });
    });
}

/** A teacher with a number of courses. */
function countedTeacherToWire(teacher: CountedTeacher) {
  return { ...namedTeacherToWire(teacher), numMoocPubblicati: teacher.courseCount };
}
