import type { UntrustedHtml } from './html.ts';
import type { Institution } from './institution.ts';
import type { LocalizedText } from './locale.ts';

/** Known facts that help visitors to decide whether a course suits them (extension `course-facts`). */
export interface SummaryFacts {
  /** Milliseconds since the epoch; for a series the first opening and the last closing. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Total of the course, or of all courses of a series. */
  readonly hours: number | null;
  readonly weeks: number | null;
  /** Level of the European Qualifications Framework, `1` to `8`. */
  readonly eqfLevel: string | null;
  /** Two-letter codes in lower case. */
  readonly subtitleLanguages: readonly string[];
  /** The courses of a series, in order; absent unless the backend sends the dates of all of them. */
  readonly members?: readonly MemberFacts[];
}

/** Known facts of one course in a series. */
export type MemberFacts = Pick<SummaryFacts, 'opensAt' | 'closesAt' | 'eqfLevel'> & Pick<CourseSummary, 'language'>;

/** The data of a course or series that a card shows. */
export interface CourseSummary {
  readonly id: string;
  readonly title: UntrustedHtml;
  readonly subtitle: UntrustedHtml | null;
  readonly imageId: string | null;
  readonly institutions: readonly Institution[];
  /** Number of member courses ({@link isSeries}). */
  readonly seriesSize: number;
  /** Two-letter code in lower case. */
  readonly language: string | null;
  /** Absent when the backend sends none. */
  readonly facts?: SummaryFacts;
}

/** Whether it is a series. A series with a single course is shown as that course (specification, section 3). */
export function isSeries({ seriesSize }: Pick<CourseSummary, 'seriesSize'>): boolean {
  return seriesSize > 1;
}

/** A person who teaches a course, with a first name, a surname or both. */
export interface Teacher {
  /** Absent when the backend has no ids of teachers (extension `teachers`). */
  readonly id?: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly photoId: string | null;
  readonly department: LocalizedText;
  readonly biography: LocalizedText<UntrustedHtml>;
}

/** An institution that offers a course; its id is absent when the backend does not send it. */
export type CourseInstitution = Pick<Institution, 'name' | 'logoId'> & Partial<Pick<Institution, 'id'>>;

/** A course with everything its page shows. */
export interface Course {
  readonly id: string;
  readonly title: UntrustedHtml;
  readonly subtitle: UntrustedHtml | null;
  readonly description: UntrustedHtml | null;
  readonly information: UntrustedHtml | null;
  readonly learningOutcomes: UntrustedHtml | null;
  readonly activities: UntrustedHtml | null;
  readonly contacts: UntrustedHtml | null;
  readonly assessment: UntrustedHtml | null;
  readonly workload: UntrustedHtml | null;
  readonly prerequisites: UntrustedHtml | null;
  readonly imageId: string | null;
  /** Absolute http(s) address of a player page or of a video file. */
  readonly videoUrl: string | null;
  /** Absolute http(s) address of the course on its learning platform. */
  readonly courseUrl: string | null;
  /** Milliseconds since the epoch. */
  readonly opensAt: number | null;
  /** Milliseconds since the epoch. */
  readonly closesAt: number | null;
  /** Two-letter code in lower case. */
  readonly language: string | null;
  readonly subtitleLanguages: readonly string[];
  readonly eqfLevel: string | null;
  /** The one in charge first. A backend without extensions sends only that one. */
  readonly institutions: readonly CourseInstitution[];
  readonly teachers: readonly Teacher[];
  readonly iscedCodes: readonly string[];
  /** Each with a name in at least one language. */
  readonly targets: readonly LocalizedText[];
  /** Ids of the series that contain the course; absent when the backend sends none (extension `course-facts`). */
  readonly seriesIds?: readonly string[];
  readonly categories: readonly { readonly id: string; readonly name: LocalizedText }[];
}

/** A course or a series with all data for other catalogues. */
export interface FullCourse {
  readonly course: Course;
  /** All known data of each, the one in charge first. The institutions in `course` may have only a name. */
  readonly institutions: readonly Institution[];
  /** Ids of the courses of a series, in order; empty for a course. */
  readonly memberIds: readonly string[];
}
