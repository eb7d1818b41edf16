import type { Database } from '../database/database.ts';
import { course as courseTable } from '../database/schema/course.ts';
import type { CourseToStore } from '../storing/store-courses.ts';
import type { ImportedCourse } from './imported-course.ts';
import { fold, type KnownNames } from './names.ts';
import type { OwnSite } from './site.ts';
import type { Teachers } from './teachers.ts';

interface Known {
  readonly names: KnownNames;
  readonly site: OwnSite;
  readonly teachers: Teachers;
}

/** Converts the courses of a file, in its order, to stored courses, each with its id, key and publication date. */
export async function coursesToStore(
  database: Database,
  imported: readonly ImportedCourse[],
  { names, site, teachers }: Known,
): Promise<readonly CourseToStore[]> {
  const identityOf = await readIdentities(database, site, imported);
  const identified = imported.map((course) => ({ course, ...identityOf(course) }));
  // A series may have the id of a course of the file, but never names a series.
  const single = identified.filter(({ course }) => course.kind === 'course');
  const ids = new Map(single.map(({ course, id }) => [course.idInFile, id]));
  const now = Date.now();
  const idsOf = (wanted: readonly string[], known: ReadonlyMap<string, number>) =>
    wanted.flatMap((name) => known.get(fold(name)) ?? []);
  return identified.map(({ course, id, key, isNew }, index) => {
    const publishedAt = new Date(now - index);
    const imageId = site.imageId(course.imageUrl);
    return {
      isNew,
      row: {
        ...course.columns,
        id,
        key,
        kind: course.kind,
        publishedAt,
        videoUrl: site.video(course.columns.videoUrl ?? null),
        courseUrl: site.courseUrl(course.columns.courseUrl ?? null),
        ...(isNew && { workload: course.columns.workload ?? course.workloadWhenNew }),
        // Files contain only addresses of pictures, so the picture must already be stored here.
        ...(imageId !== null && names.imageIds.has(imageId) && { imageId }),
      },
      institutionIds: course.institutions.map(names.institutionId),
      teacherIds: teachers.idsOf(id, course.teachers),
      categoryIds: idsOf([...course.categories, ...course.keywords], names.categories),
      iscedCodes: course.iscedCodes,
      targetIds: course.targets && idsOf(course.targets, names.targets),
      memberIds: course.members.flatMap((member) => ids.get(member) ?? []),
    };
  });
}

/**
 * Gives each course of a file its id and key here, the same in every import. A course that was imported before is found by its
 * key. A course from this site's own export keeps its id, even when it no longer exists here. Any other course gets a new id.
 */
async function readIdentities(database: Database, site: OwnSite, imported: readonly ImportedCourse[]) {
  const rows = await database.select({ id: courseTable.id, key: courseTable.key }).from(courseTable);
  const byKey = new Map(rows.map(({ id, key }) => [key, id]));
  const taken = new Set(rows.map(({ id }) => id));
  const ownIds = imported.flatMap(({ lastingId, idInFile }) => site.courseId(lastingId, idInFile) ?? []);
  let last = [...taken, ...ownIds].reduce((highest, id) => Math.max(highest, id), 0);
  return ({ lastingId, idInFile }: ImportedCourse) => {
    const key = `import:${lastingId}`;
    const stored = byKey.get(key);
    if (stored !== undefined) return { id: stored, isNew: false, key };
    const own = site.courseId(lastingId, idInFile);
    if (own !== null) return { id: own, isNew: !taken.has(own), key };
    last += 1;
    return { id: last, isNew: true, key };
  };
}
