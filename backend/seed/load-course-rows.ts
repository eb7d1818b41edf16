import { demonstrationPath } from '../catalogue/courses.ts';
import type { course } from '../database/schema/course.ts';
import { romeEndOfDay, romeMidnight } from './load-dates.ts';
import type { SeedCourse, SeedSeries } from './types.ts';

/** What is stored already and courses refer to. */
export interface CourseReferences {
  /** By acronym. */
  readonly institutions: ReadonlyMap<string, { readonly id: number }>;
  /** Ids by slug. */
  readonly categories: ReadonlyMap<string, number>;
  readonly targets: ReadonlyMap<string, number>;
  /** Day zero of the catalogue's dates. */
  readonly today: Date;
}

/** A course ready to be stored. */
export interface NumberedCourse {
  readonly id: number;
  readonly course: SeedCourse;
  readonly imageId: number | null;
  /** In the order shown. */
  readonly teacherIds: readonly number[];
  /** File name of the trailer, or null. */
  readonly trailer: string | null;
}

/** A series ready to be stored. */
export interface NumberedSeries {
  readonly id: number;
  readonly series: SeedSeries;
  readonly imageId: number | null;
  readonly memberIds: readonly number[];
}

type CourseRow = typeof course.$inferInsert;

export function courseRow(
  { id, course: seed, imageId, trailer }: NumberedCourse,
  references: CourseReferences,
): CourseRow {
  const { today } = references;
  return {
    ...sharedColumns(id, seed, imageId, today),
    kind: 'course',
    subtitleLanguages: [...(seed.subtitleLanguages ?? [])],
    information: seed.information,
    outcomes: seed.outcomes,
    activities: seed.activities,
    assessment: seed.assessment,
    workload: seed.workload,
    prerequisites: seed.prerequisites,
    contacts: seed.contacts,
    eqfLevel: seed.eqf,
    opensAt: seed.opensInDays === undefined ? null : romeMidnight(today, seed.opensInDays),
    closesAt: seed.closesInDays === undefined ? null : romeEndOfDay(today, seed.closesInDays),
    videoUrl: trailer === null ? null : `/filmato/${trailer}`,
    courseUrl: demonstrationPath(id),
  };
}

export function seriesRow({ id, series, imageId }: NumberedSeries, { today }: CourseReferences): CourseRow {
  return { ...sharedColumns(id, series, imageId, today), kind: 'series' };
}

function sharedColumns(id: number, seed: SeedCourse | SeedSeries, imageId: number | null, today: Date) {
  return {
    id,
    key: seed.key,
    language: seed.language,
    title: seed.title,
    subtitle: seed.subtitle,
    description: seed.description,
    publishedAt: romeMidnight(today, -seed.publishedDaysAgo),
    featured: seed.featured ?? false,
    imageId,
  };
}
