import type { Institution } from './institution.ts';
import type { LocalizedText, UntrustedHtml } from './language.ts';

/** What decides whether a course suits a visitor, as far as it is known (extension `course-facts`). */
export interface SummaryFacts {
  /** Milliseconds since the epoch; of a series the first opening and the last closing. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Of the whole course, of all courses of a series. */
  readonly hours: number | null;
  readonly weeks: number | null;
  /** Of the European Qualifications Framework, `1` to `8`. */
  readonly eqfLevel: string | null;
  /** Two-letter codes in lower case. */
  readonly subtitleLanguages: readonly string[];
  /** Of a series: each of its courses, in their order, where the backend says the days of all. */
  readonly members?: readonly MemberFacts[];
}

/** What is known of a course of a series. */
export type MemberFacts = Pick<SummaryFacts, 'opensAt' | 'closesAt' | 'eqfLevel'> & Pick<CourseSummary, 'language'>;

/** What a card shows of a course or of a series. */
export interface CourseSummary {
  readonly id: string;
  readonly title: UntrustedHtml;
  readonly subtitle: UntrustedHtml | null;
  readonly description: UntrustedHtml | null;
  readonly imageId: string | null;
  readonly institutions: readonly Institution[];
  /** Number of member courses ({@link isSeries}). */
  readonly seriesSize: number;
  /** Two-letter code in lower case. */
  readonly language: string | null;
  /** Absent where the backend says nothing of them. */
  readonly facts?: SummaryFacts;
}

/** Whether it is a series: one of a single course is shown as that course (specification, section 3). */
export function isSeries({ seriesSize }: Pick<CourseSummary, 'seriesSize'>): boolean {
  return seriesSize > 1;
}

/** A person who teaches a course. */
export interface Teacher {
  /** Where the backend has ids of teachers (extension `teachers`). */
  readonly id?: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly photoId: string | null;
  readonly department: LocalizedText;
  readonly biography: LocalizedText<UntrustedHtml>;
}

/** An institution that offers a course, with its id where the backend sends it. */
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
  /** The one in charge first; of a backend of the contract alone it is the only one. */
  readonly institutions: readonly CourseInstitution[];
  readonly teachers: readonly Teacher[];
  readonly iscedCodes: readonly string[];
  readonly targets: readonly LocalizedText[];
  /** Of the series that it is part of; absent where the backend does not say (extension `course-facts`). */
  readonly seriesIds?: readonly string[];
  readonly categories: readonly { readonly id: string; readonly name: LocalizedText }[];
}

/** A course or a series with everything that other catalogues get. */
export interface FullCourse {
  readonly course: Course;
  /** With all that is known of them, the one in charge first; those of `course` are sure to have a name only. */
  readonly institutions: readonly Institution[];
  /** Ids of the courses of a series in order; empty for a course. */
  readonly memberIds: readonly string[];
}
