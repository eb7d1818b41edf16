import { shownEnd } from '../catalogue/availability.ts';
import { closesBeforeOpening } from '../database/schema/search.ts';
import { shown } from './fields.ts';
import type { FieldNotKept, FileRecord, GoodRecord, ImportedCourse, References } from './imported-course.ts';
import { fold, type KnownNames } from './names.ts';
import type { OwnSite } from './site.ts';

/** Decides which records can be stored, before any is stored; the refused ones get all reasons. Both are in file order. */
export function checkRecords(records: readonly FileRecord[], names: KnownNames) {
  const checked = { places: new Map<string, string>(), goodCourses: new Map<string, number>(), names };
  const problems = new Map<FileRecord, string>();
  for (const record of coursesFirst(records)) {
    const found = [...(record.problem === null ? [] : [record.problem]), ...referenceProblems(record, checked)];
    if (found.length > 0) problems.set(record, found.join('; '));
    if (record.course === null) continue;
    const { lastingId, idInFile, kind } = record.course;
    if (!checked.places.has(lastingId)) checked.places.set(lastingId, record.place);
    if (found.length === 0 && kind === 'course') countOne(checked.goodCourses, idInFile);
  }
  const good = records.flatMap((record) => (record.course === null || problems.has(record) ? [] : [record]));
  const refused = records.flatMap((record) => {
    const problem = problems.get(record);
    return problem === undefined ? [] : [{ place: record.place, name: record.name, course: null, problem }];
  });
  return { good, refused };
}

/** Sorts courses before series, because a series is only good when its courses are. */
function coursesFirst(records: readonly FileRecord[]): FileRecord[] {
  return [
    ...records.filter((record) => referencesOf(record)?.kind !== 'series'),
    ...records.filter((record) => referencesOf(record)?.kind === 'series'),
  ];
}

function referencesOf(record: FileRecord): References | undefined {
  return record.course ?? record.references;
}

function countOne(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

interface CheckedSoFar {
  /** The first place of each course in the file, by its lasting id. */
  readonly places: Map<string, string>;
  /** How many good courses have each id in the file, by which series name them. */
  readonly goodCourses: ReadonlyMap<string, number>;
  readonly names: KnownNames;
}

/** The errors of a record that only show in comparison with the catalogue or the rest of the file. */
function referenceProblems(record: FileRecord, { places, goodCourses, names }: CheckedSoFar): string[] {
  const references = referencesOf(record);
  if (!references) return [];
  const { lastingId, members } = references;
  const before = lastingId === null ? undefined : places.get(lastingId);
  return [
    ...(before === undefined ? [] : [`is in the file twice: the first time at ${before}`]),
    ...members.flatMap((member) => memberProblem(member, goodCourses.get(member) ?? 0)),
    ...unknownNames(references, names),
  ];
}

/** @param courses the number of good courses with the id of the member */
function memberProblem(member: string, courses: number): readonly string[] {
  if (courses === 0) return [`its member ${shown(member)} is not among the good courses of the file`];
  return courses === 1
    ? []
    : [`its member ${shown(member)} is the id of ${courses} courses of the file: give each of them another id`];
}

/** A sentence for each name that the catalogue lacks, with the existing names. */
function unknownNames(references: References, { categories, targets, iscedCodes }: KnownNames): string[] {
  const unknown = (kind: string, wanted: readonly string[], known: ReadonlyMap<string, number>) =>
    wanted
      .filter((name) => !known.has(fold(name)))
      .map((name) => `there is no ${kind} called ${shown(name)}, but: ${[...known.keys()].sort().join(', ')}`);
  const codes = references.iscedCodes.filter((isced) => !iscedCodes.has(isced));
  return [
    ...unknown('category', references.categories, categories),
    ...unknown('target', references.targets ?? [], targets),
    ...codes.map(
      (code) => `there is no ISCED-F code ${shown(code)}: one of the classification of 2013 is needed, such as 0541`,
    ),
  ];
}

/** The records of courses that close before they open, which nobody may have meant: their opening does not count. */
export function closedBeforeOpening(records: readonly GoodRecord[]): GoodRecord[] {
  return records.filter(({ course: { columns } }) => {
    const { opensAt = null, closesAt = null } = columns;
    return closesBeforeOpening({ opensAt, closesAt: shownEnd(closesAt) });
  });
}

/** A field that is not kept, with the number of courses that have it. */
export interface CountNotKept extends FieldNotKept {
  readonly courses: number;
}

/** The fields of the stored records that are not kept, the most frequent first. */
export function countNotKept(records: readonly GoodRecord[], names: KnownNames, site: OwnSite): CountNotKept[] {
  const counts = new Map<string, CountNotKept>();
  for (const { course, notKept = [] } of records) {
    const fields = [...notKept, ...notKeptHere(course, names, site).map((name) => ({ name, example: null }))];
    for (const field of fields) {
      const before = counts.get(field.name) ?? { ...field, courses: 0 };
      counts.set(field.name, { ...before, courses: before.courses + 1 });
    }
  }
  return [...counts.values()].sort((one, other) => other.courses - one.courses);
}

/** Losses of this catalogue that do not depend on the file's format. */
function notKeptHere({ keywords, imageUrl }: ImportedCourse, { categories }: KnownNames, site: OwnSite): string[] {
  return [
    ...(keywords.some((word) => !categories.has(fold(word))) ? ['keywords that name no category'] : []),
    ...(imageUrl !== null && site.imageId(imageUrl) === null ? ['pictures of other sites'] : []),
  ];
}
