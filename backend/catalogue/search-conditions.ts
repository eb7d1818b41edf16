import { and, arrayOverlaps, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { courseSearch, languages } from '../database/schema/search.ts';
import { availabilities, availabilityConditions } from './availability.ts';
import { type FilterName, filterNames, type Selection } from './filter-names.ts';

/** What narrows a search, but for its text. */
export interface CourseRestrictions {
  readonly selection: Selection;
  readonly coursesOnly: boolean;
  readonly featuredOnly: boolean;
  readonly excludedId: number | null;
}

/** What the public may see. */
export const isPublished = sql`${courseSearch.publishedAt} <= now()`;

const largestId = 2_147_483_647;

function idsOf(keys: readonly string[]): number[] {
  return keys.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= largestId);
}

/** One of the keys holds. Keys that the catalogue does not know match nothing. */
const filterConditions: Readonly<Record<FilterName, (keys: readonly string[]) => SQL | undefined>> = {
  filterCategoria: (keys) => overlaps(courseSearch.categoryIds, idsOf(keys)),
  filterAteneo: (keys) => overlaps(courseSearch.institutionIds, idsOf(keys)),
  filterTarget: (keys) => overlaps(courseSearch.targetIds, idsOf(keys)),
  filterLivello: (keys) => overlaps(courseSearch.eqfLevels, keys),
  filterLingua: (keys) => sql`${languages(courseSearch)} && ${sql.param(keys.map((key) => key.toUpperCase()))}::text[]`,
  filterTipo: (keys) =>
    inArray(
      courseSearch.kind,
      (['course', 'series'] as const).filter((kind) => keys.includes(kind)),
    ),
  filterDisponibilita: (keys) =>
    or(sql`false`, ...availabilities.filter((key) => keys.includes(key)).map((key) => availabilityConditions[key])),
};

function overlaps(column: Parameters<typeof arrayOverlaps>[0], keys: readonly (string | number)[]): SQL {
  return keys.length === 0 ? sql`false` : arrayOverlaps(column, [...keys]);
}

/** Every filter with a selection must hold. */
export function restrictionsToSql(restrictions: CourseRestrictions): SQL | undefined {
  const { selection, coursesOnly, featuredOnly, excludedId } = restrictions;
  const selected = filterNames.map((name) => {
    const keys = selection[name] ?? [];
    return keys.length === 0 ? undefined : filterConditions[name](keys);
  });
  return and(
    isPublished,
    ...selected,
    coursesOnly ? eq(courseSearch.kind, 'course') : undefined,
    featuredOnly ? eq(courseSearch.featured, true) : undefined,
    excludedId === null ? undefined : ne(courseSearch.courseId, excludedId),
  );
}
