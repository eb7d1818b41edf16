import type { course, teacher } from '../database/schema/course.ts';

/** An institution as a file names it. */
export interface ImportedInstitution {
  readonly name: string;
  readonly website: string | null;
  readonly afam: boolean;
}

/** A teacher as a file names one; undefined fields are not in the file. */
export type ImportedTeacher = Omit<typeof teacher.$inferInsert, 'id' | 'photoId'>;

/** Columns that are stored exactly as in the file. Undefined columns are not in the file, so their stored values stay. */
type ImportedColumns = Omit<typeof course.$inferInsert, 'id' | 'key' | 'kind' | 'publishedAt' | 'featured' | 'imageId'>;

/** A course or a series of a file, whatever its format. */
export interface ImportedCourse {
  /** Identity of the course, the same in every file: a UUID, or the host with the id on that host. */
  readonly lastingId: string;
  /** The id by which series of the same file name it. */
  readonly idInFile: string;
  readonly kind: 'course' | 'series';
  readonly columns: ImportedColumns;
  /** Only used for a new course, because the format is less precise than the workload of a stored course. */
  readonly workloadWhenNew?: string | null;
  readonly imageUrl: string | null;
  readonly institutions: readonly ImportedInstitution[];
  readonly teachers: readonly ImportedTeacher[];
  /** Names in either language; an unknown name is an error. */
  readonly categories: readonly string[];
  /** Words that may be names of categories; others are not kept. */
  readonly keywords: readonly string[];
  readonly targets?: readonly string[];
  readonly iscedCodes: readonly string[];
  readonly members: readonly string[];
}

/** The parts of a record that refer to the catalogue or to other records of the file. */
export interface References extends Pick<ImportedCourse, 'kind' | 'categories' | 'targets' | 'iscedCodes' | 'members'> {
  /** `null` when it cannot be read. */
  readonly lastingId: string | null;
}

/** A field of a course in a file that the catalogue does not keep. */
export interface FieldNotKept {
  /** The file's own name for the field. */
  readonly name: string;
  /** The value, when it was not understood. */
  readonly example: string | null;
}

interface PlacedRecord {
  /** Readable position, such as `line 7`. */
  readonly place: string;
  readonly name: string;
}

/** A record that is a course. */
export interface GoodRecord extends PlacedRecord {
  readonly course: ImportedCourse;
  readonly problem: null;
  /** Fields of the course that are not kept. The formats of the export lose nothing. */
  readonly notKept?: readonly FieldNotKept[];
}

/** A record that cannot be stored. */
export interface BadRecord extends PlacedRecord {
  readonly course: null;
  readonly problem: string;
  /** Its readable references. They are checked too, so that all its problems are reported at once. */
  readonly references?: References;
}

export type FileRecord = GoodRecord | BadRecord;

/** The content of a file. */
export interface ImportFile {
  readonly records: readonly FileRecord[];
  /** Addresses of the document's previous and next pages, which are not in the file. */
  readonly otherPages: readonly string[];
}
