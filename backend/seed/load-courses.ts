import { demonstrationPath } from '../catalogue/courses.ts';
import { romeEndOfDay, romeMidnight } from '../rome-time.ts';
import type { CourseToStore } from '../storing/store-courses.ts';
import type { Catalogue } from './catalogue.ts';
import type { SeedCourse, SeedSeries } from './types.ts';

/** Stored rows to which courses refer. */
export interface CourseReferences {
  /** Ids by acronym. */
  readonly institutions: ReadonlyMap<string, number>;
  /** Ids by slug. */
  readonly categories: ReadonlyMap<string, number>;
  readonly targets: ReadonlyMap<string, number>;
  /** Day zero of the catalogue's dates. */
  readonly today: Date;
}

/** What a seed course gets when it is stored. */
export interface CoursePlace {
  readonly id: number;
  readonly imageId: number | null;
  /** In the order shown. */
  readonly teacherIds: readonly number[];
}

/** The ids of the catalogue's reference data once they are stored. */
export function referencesOf(catalogue: Catalogue): CourseReferences {
  return {
    institutions: new Map(catalogue.institutions.map(({ acronym, id }) => [acronym, id])),
    categories: new Map(catalogue.categories.map(({ slug, id }) => [slug, id])),
    targets: new Map(catalogue.targets.map(({ slug }, index) => [slug, index + 1])),
    today: new Date(),
  };
}

/** Converts a seed course to a stored course. @throws {Error} when the database lacks something to which the course refers */
export function courseToStore(seed: SeedCourse, place: CoursePlace, references: CourseReferences): CourseToStore {
  const { today } = references;
  const { id, imageId, teacherIds } = place;
  return {
    ...shared(seed, references),
    row: {
      ...sharedColumns(seed, today),
      id,
      imageId,
      kind: 'course',
      courseUrl: demonstrationPath(id),
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
      videoUrl: seed.trailer ? `/filmato/${seed.trailer}` : null,
    },
    teacherIds,
    iscedCodes: seed.isced,
    targetIds: idsOf(seed.targets, references.targets),
    memberIds: [],
  };
}

/** Converts a seed series to a stored series. @throws {Error} when the database lacks something to which the series refers */
export function seriesToStore(
  seed: SeedSeries,
  { id, imageId, memberIds }: Pick<CoursePlace, 'id' | 'imageId'> & { readonly memberIds: readonly number[] },
  references: CourseReferences,
): CourseToStore {
  return {
    ...shared(seed, references),
    row: { ...sharedColumns(seed, references.today), id, imageId, kind: 'series' },
    teacherIds: [],
    iscedCodes: [],
    targetIds: [],
    memberIds,
  };
}

function shared(seed: SeedCourse | SeedSeries, { institutions, categories }: CourseReferences) {
  return {
    isNew: true,
    institutionIds: idsOf(seed.institutions, institutions),
    categoryIds: idsOf(seed.categories, categories),
  };
}

function sharedColumns(seed: SeedCourse | SeedSeries, today: Date) {
  const { key, language, title, subtitle, description, featured = false } = seed;
  return {
    key,
    language,
    title,
    subtitle,
    description,
    featured,
    publishedAt: romeMidnight(today, -seed.publishedDaysAgo),
  };
}

/** The ids of these names. */
function idsOf(names: readonly string[], ids: ReadonlyMap<string, number>): number[] {
  return names.map((name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The database has nothing called ${name}: seed it first.`);
    return id;
  });
}
