import type { FileRecord, ImportedCourse } from './imported-course.ts';
import { fold, type KnownNames } from './names.ts';

/** A record that can be stored. */
export type GoodRecord = FileRecord & { readonly course: ImportedCourse };

/** The records that can be stored, courses before series, and the others, each with the reason. */
export interface CheckedRecords {
  readonly good: readonly GoodRecord[];
  readonly refused: readonly FileRecord[];
}

/** Says which records can be stored, before anything is. */
export function checkRecords(records: readonly FileRecord[], names: KnownNames): CheckedRecords {
  const seen = new Set<string>();
  const goodIds = new Set<string>();
  const good: GoodRecord[] = [];
  const refused: FileRecord[] = [];
  for (const record of coursesFirst(records)) {
    const { course } = record;
    const problem = record.problem ?? (course ? problemOf(course, { seen, goodIds, names }) : 'is no course');
    if (!course || problem !== null) {
      refused.push({ ...record, problem });
      continue;
    }
    goodIds.add(course.fileId);
    good.push({ ...record, course });
  }
  return { good, refused };
}

/** A series is good only when its courses are. */
function coursesFirst(records: readonly FileRecord[]): FileRecord[] {
  return [
    ...records.filter(({ course }) => course?.kind !== 'series'),
    ...records.filter(({ course }) => course?.kind === 'series'),
  ];
}

interface CheckedSoFar {
  readonly seen: Set<string>;
  /** What the file's series name its good courses by. */
  readonly goodIds: ReadonlySet<string>;
  readonly names: KnownNames;
}

/** Why a course cannot be stored; null when it can. */
function problemOf(course: ImportedCourse, { seen, goodIds, names }: CheckedSoFar): string | null {
  if (seen.has(course.externalId)) return 'is in the file twice';
  seen.add(course.externalId);
  const missing = course.members.find((member) => !goodIds.has(member));
  if (missing !== undefined) return `its member ${missing} is not among the good courses of the file`;
  return unknownName(course, names);
}

/** What keeps a course from being stored: names that the catalogue does not have. Null: nothing. */
function unknownName(course: ImportedCourse, names: KnownNames): string | null {
  const category = course.categories.find((name) => !names.categories.has(fold(name)));
  if (category !== undefined) return `there is no category called ${category}`;
  const target = course.targets?.find((name) => !names.targets.has(fold(name)));
  if (target !== undefined) return `there is no target called ${target}`;
  const code = course.iscedCodes.find((isced) => !names.iscedCodes.has(isced));
  return code === undefined ? null : `there is no ISCED-F code ${code}`;
}
