import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { image } from '../database/schema/content.ts';
import * as schema from '../database/schema/course.ts';
import type { ImportedCourse } from './imported-course.ts';
import { fold, type KnownNames } from './names.ts';
import type { OwnSite } from './site.ts';
import { storeTeachers } from './teachers.ts';

/** Where a course of a file goes. */
export interface Destination {
  readonly id: number;
  readonly isNew: boolean;
  /** The stable key of a new one. */
  readonly key: string;
  readonly publishedAt: Date;
  /** Ids here of the members of a series. */
  readonly memberIds: readonly number[];
}

/** What keeps a course from being stored: names that the catalogue does not have. Null: nothing. */
export function unknownName(course: ImportedCourse, names: KnownNames): string | null {
  const category = course.categories.find((name) => !names.categories.has(fold(name)));
  if (category !== undefined) return `there is no category called ${category}`;
  const target = course.targets?.find((name) => !names.targets.has(fold(name)));
  if (target !== undefined) return `there is no target called ${target}`;
  const code = course.iscedCodes.find((isced) => !names.iscedCodes.has(isced));
  return code === undefined ? null : `there is no ISCED-F code ${code}`;
}

/** Stores a course or a series with all that belongs to it; only its search rows are still to be written. */
export async function storeCourse(
  database: Database,
  course: ImportedCourse,
  destination: Destination,
  known: { readonly names: KnownNames; readonly site: OwnSite },
): Promise<void> {
  const { id, isNew, key, publishedAt } = destination;
  const imageId = await storedImage(database, known.site.imageId(course.imageUrl));
  const columns = { ...course.columns, kind: course.kind, videoUrl: known.site.video(course.columns.videoUrl) };
  if (isNew) {
    const workload = course.columns.workload ?? course.workloadWhenNew;
    await database.insert(schema.course).values({ ...columns, id, key, publishedAt, workload, imageId });
  } else {
    const changed = { ...columns, ...(imageId !== null && { imageId }) };
    await database.update(schema.course).set(changed).where(eq(schema.course.id, id));
  }
  await storeTeachers(database, id, course.teachers);
  await storeRelations(database, course, destination, known.names);
}

/** The id when there is such a picture: pictures themselves are in no file. */
async function storedImage(database: Database, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const [row] = await database.select({ id: image.id }).from(image).where(eq(image.id, id));
  return row?.id ?? null;
}

async function storeRelations(
  database: Database,
  course: ImportedCourse,
  { id: courseId, memberIds }: Destination,
  names: KnownNames,
): Promise<void> {
  const institutionIds: number[] = [];
  for (const one of course.institutions) institutionIds.push(await names.institutionId(one));
  const categoryIds = [...course.categories, ...course.keywords].flatMap(
    (name) => names.categories.get(fold(name)) ?? [],
  );
  const institutions = unique(institutionIds).map((institutionId, position) => ({ courseId, institutionId, position }));
  const categories = unique(categoryIds).map((categoryId, position) => ({ courseId, categoryId, position }));
  const fields = unique(course.iscedCodes).map((iscedCode) => ({ courseId, iscedCode }));
  const members = unique(memberIds).map((memberId, position) => ({ seriesId: courseId, memberId, position }));
  await database.delete(schema.courseInstitution).where(eq(schema.courseInstitution.courseId, courseId));
  if (institutions.length > 0) await database.insert(schema.courseInstitution).values(institutions);
  await database.delete(schema.courseCategory).where(eq(schema.courseCategory.courseId, courseId));
  if (categories.length > 0) await database.insert(schema.courseCategory).values(categories);
  await database.delete(schema.courseIsced).where(eq(schema.courseIsced.courseId, courseId));
  if (fields.length > 0) await database.insert(schema.courseIsced).values(fields);
  await database.delete(schema.seriesMember).where(eq(schema.seriesMember.seriesId, courseId));
  if (members.length > 0) await database.insert(schema.seriesMember).values(members);
  await storeTargets(database, courseId, course.targets, names);
}

async function storeTargets(
  database: Database,
  courseId: number,
  list: readonly string[] | undefined,
  names: KnownNames,
) {
  if (list === undefined) return;
  const targets = unique(list.flatMap((name) => names.targets.get(fold(name)) ?? []));
  await database.delete(schema.courseTarget).where(eq(schema.courseTarget.courseId, courseId));
  if (targets.length === 0) return;
  await database.insert(schema.courseTarget).values(targets.map((targetId) => ({ courseId, targetId })));
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
