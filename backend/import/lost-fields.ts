import type { GoodRecord } from './check-records.ts';
import type { ImportedCourse, LostField } from './imported-course.ts';
import { fold, type KnownNames } from './names.ts';
import type { OwnSite } from './site.ts';

/** A field that is not kept, and of how many courses. */
export interface LostCount extends LostField {
  readonly courses: number;
}

/** What of the stored records is not kept, by name, the most frequent first. */
export function countLost(records: readonly GoodRecord[], names: KnownNames, site: OwnSite): LostCount[] {
  const counts = new Map<string, LostCount>();
  for (const { course, notKept = [] } of records) {
    const fields = [...notKept, ...lostHere(course, names, site).map((name) => ({ name, example: null }))];
    for (const field of fields) {
      const before = counts.get(field.name) ?? { ...field, courses: 0 };
      counts.set(field.name, { ...before, courses: before.courses + 1 });
    }
  }
  return [...counts.values()].sort((one, other) => other.courses - one.courses);
}

/** What any format could say and this catalogue has no place for. */
function lostHere({ keywords, imageUrl }: ImportedCourse, { categories }: KnownNames, site: OwnSite): string[] {
  return [
    ...(keywords.some((word) => !categories.has(fold(word))) ? ['keywords that name no category'] : []),
    ...(imageUrl !== null && site.imageId(imageUrl) === null ? ['pictures of other sites'] : []),
  ];
}
