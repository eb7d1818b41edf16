import type { course, teacher } from '../database/schema/course.ts';

/** An institution as a file names it. */
export interface ImportedInstitution {
  readonly name: string;
  readonly website: string | null;
  readonly afam: boolean;
}

/** A teacher as a file names one; what is undefined the file does not know. */
export type ImportedTeacher = Omit<typeof teacher.$inferInsert, 'id' | 'photoId'>;

/** Columns of a course that are stored as the file has them; what is undefined the file does not know, and stays. */
type ImportedColumns = Omit<typeof course.$inferInsert, 'id' | 'key' | 'kind' | 'publishedAt' | 'featured' | 'imageId'>;

/** A course or a series of a file, whatever its format. */
export interface ImportedCourse {
  /** Its identity outside, the same in every file: a UUID, or the host and the id there. */
  readonly externalId: string;
  /** What the file's series name it by. */
  readonly fileId: string;
  readonly kind: 'course' | 'series';
  readonly columns: ImportedColumns;
  /** Used for a new course only: the format says it less precisely than a stored course has it. */
  readonly workloadWhenNew?: string | null;
  readonly imageUrl: string | null;
  readonly institutions: readonly ImportedInstitution[];
  readonly teachers: readonly ImportedTeacher[];
  /** Names in any language; an unknown one is a mistake. */
  readonly categories: readonly string[];
  /** Words that may be names of categories. */
  readonly keywords: readonly string[];
  readonly targets?: readonly string[];
  readonly iscedCodes: readonly string[];
  readonly members: readonly string[];
}

/** What of a record must fit the catalogue and the rest of the file. */
export interface References extends Pick<ImportedCourse, 'kind' | 'categories' | 'targets' | 'iscedCodes' | 'members'> {
  /** `null` where it cannot be read. */
  readonly externalId: string | null;
}

/** Something that a file says of a course and the catalogue does not keep. */
export interface LostField {
  /** As the file names it. */
  readonly name: string;
  /** What stood there, where it was not understood. */
  readonly example: string | null;
}

/** A record of a file: where it stands, what it is called, and the course or why it is none. */
export interface FileRecord {
  /** For people, such as `line 7`. */
  readonly place: string;
  readonly name: string;
  readonly course: ImportedCourse | null;
  readonly problem: string | null;
  /** Of a record that is wrong in itself: what can be checked all the same, so that all its problems are known at once. */
  readonly references?: References;
  /** What of the course is not kept; the format of the export knows nothing else. */
  readonly notKept?: readonly LostField[];
}

/** What a file holds. */
export interface ImportFile {
  readonly records: readonly FileRecord[];
  /** Addresses of the document's pages before and after this one, which are not in the file. */
  readonly otherPages: readonly string[];
}
