import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema/course.ts';
import type { ImportedCourse, PlacedCourse } from './imported-course.ts';
import { insertRows } from './insert-rows.ts';
import { fold, type KnownNames } from './names.ts';
import type { OwnSite } from './site.ts';
import type { Teachers } from './teachers.ts';

type NewCourse = typeof schema.course.$inferInsert;

/** Everything that is written of a course. */
export interface CourseRows {
  readonly isNew: boolean;
  readonly course: NewCourse;
  readonly institutions: readonly (typeof schema.courseInstitution.$inferInsert)[];
  readonly teachers: readonly (typeof schema.courseTeacher.$inferInsert)[];
  readonly categories: readonly (typeof schema.courseCategory.$inferInsert)[];
  readonly fields: readonly (typeof schema.courseIsced.$inferInsert)[];
  /** Undefined: the file knows none, those that are stored stay. */
  readonly targets: readonly (typeof schema.courseTarget.$inferInsert)[] | undefined;
  readonly members: readonly (typeof schema.seriesMember.$inferInsert)[];
}

interface Known {
  readonly names: KnownNames;
  readonly site: OwnSite;
  readonly teachers: Teachers;
}

/** The rows of a course; institutions that are new are stored on the way. */
export async function courseRows(placed: PlacedCourse, { names, site, teachers }: Known): Promise<CourseRows> {
  const { course, id: courseId, isNew, memberIds } = placed;
  const institutionIds: number[] = [];
  for (const one of course.institutions) institutionIds.push(await names.institutionId(one));
  const idsOf = (wanted: readonly string[], known: ReadonlyMap<string, number>) =>
    unique(wanted.flatMap((name) => known.get(fold(name)) ?? []));
  const categoryIds = idsOf([...course.categories, ...course.keywords], names.categories);
  const targetIds = course.targets && idsOf(course.targets, names.targets);
  return {
    isNew,
    course: ownRow(placed, names, site),
    institutions: unique(institutionIds).map((institutionId, position) => ({ courseId, institutionId, position })),
    teachers: teachers
      .idsOf(courseId, course.teachers)
      .map((teacherId, position) => ({ courseId, teacherId, position })),
    categories: categoryIds.map((categoryId, position) => ({ courseId, categoryId, position })),
    fields: unique(course.iscedCodes).map((iscedCode) => ({ courseId, iscedCode })),
    targets: targetIds?.map((targetId) => ({ courseId, targetId })),
    members: unique(memberIds).map((memberId, position) => ({ seriesId: courseId, memberId, position })),
  };
}

function ownRow({ course, id, key, isNew, publishedAt }: PlacedCourse, names: KnownNames, site: OwnSite): NewCourse {
  const imageId = storedImage(course, names, site);
  return {
    ...course.columns,
    ...{ id, key, kind: course.kind, publishedAt, videoUrl: site.video(course.columns.videoUrl) },
    ...(isNew && { workload: course.columns.workload ?? course.workloadWhenNew }),
    ...(imageId !== null && { imageId }),
  };
}

/** The id when there is such a picture: pictures themselves are in no file. */
function storedImage({ imageUrl }: ImportedCourse, { imageIds }: KnownNames, site: OwnSite): number | null {
  const id = site.imageId(imageUrl);
  return id !== null && imageIds.has(id) ? id : null;
}

/** Writes courses with their relations: known ones keep what the file does not know, their key and their date. */
export async function writeCourses(database: Database, rows: readonly CourseRows[]): Promise<void> {
  await insertRows(
    database,
    schema.course,
    rows.flatMap(({ isNew, course }) => (isNew ? course : [])),
  );
  const known = rows.filter(({ isNew }) => !isNew);
  for (const { course } of known) {
    const { id, key: _key, publishedAt: _publishedAt, ...changed } = course;
    await database.update(schema.course).set(changed).where(eq(schema.course.id, id));
  }
  await removeRelations(database, known);
  await insertRows(
    database,
    schema.courseInstitution,
    rows.flatMap(({ institutions }) => institutions),
  );
  await insertRows(
    database,
    schema.courseTeacher,
    rows.flatMap(({ teachers }) => teachers),
  );
  await insertRows(
    database,
    schema.courseCategory,
    rows.flatMap(({ categories }) => categories),
  );
  await insertRows(
    database,
    schema.courseIsced,
    rows.flatMap(({ fields }) => fields),
  );
  await insertRows(
    database,
    schema.courseTarget,
    rows.flatMap(({ targets }) => targets ?? []),
  );
  await insertRows(
    database,
    schema.seriesMember,
    rows.flatMap(({ members }) => members),
  );
}

async function removeRelations(database: Database, rows: readonly CourseRows[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ course }) => course.id);
  for (const table of [schema.courseInstitution, schema.courseTeacher, schema.courseCategory, schema.courseIsced]) {
    await database.delete(table).where(inArray(table.courseId, ids));
  }
  const toldTargets = rows.filter(({ targets }) => targets !== undefined).map(({ course }) => course.id);
  if (toldTargets.length > 0) {
    await database.delete(schema.courseTarget).where(inArray(schema.courseTarget.courseId, toldTargets));
  }
  await database.delete(schema.seriesMember).where(inArray(schema.seriesMember.seriesId, ids));
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
