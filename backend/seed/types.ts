/** The types of the catalogue written for this project, which `backend/seed/load.ts` stores in an empty database. */

/** A text in both languages of the interface. */
export interface Bilingual {
  readonly it: string;
  readonly en: string;
}

export interface SeedInstitution {
  /** Stable, from 1; becomes `ateneo_id`. */
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  readonly city: string;
  readonly website: string;
  readonly afam: boolean;
}

export interface SeedCategory {
  /** Stable, from 1; becomes `categoria_id`. */
  readonly id: number;
  readonly slug: string;
  readonly name: Bilingual;
}

export interface SeedTarget {
  readonly slug: string;
  readonly name: Bilingual;
}

/** A field of ISCED-F 2013 with its subfields. Names are Italian, because the wire has only one language. */
export interface SeedIscedField {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly SeedIscedField[];
}

export interface SeedFaq {
  readonly question: Bilingual;
  /** HTML. */
  readonly answer: Bilingual;
  readonly active: boolean;
}

/** An invented person. */
export interface SeedTeacher {
  readonly firstName: string;
  readonly lastName: string;
  readonly department?: Bilingual;
  /** HTML. */
  readonly biography?: Bilingual;
  /** `false`: this teacher has no picture. */
  readonly portrait?: boolean;
}

/** What courses and series have in common. Texts are HTML in their language; missing texts are absent on the wire. */
interface SeedCommon {
  /** Unique slug, the identity in series and tests. */
  readonly key: string;
  /** Two-letter code in capitals. */
  readonly language: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly description?: string;
  /** Acronyms; the first is the institution in charge. */
  readonly institutions: readonly string[];
  /** Slugs of categories. */
  readonly categories: readonly string[];
  /** Publication date, in days before the day of seeding. */
  readonly publishedDaysAgo: number;
  readonly featured?: boolean;
}

export interface SeedCourse extends SeedCommon {
  readonly subtitleLanguages?: readonly string[];
  readonly information?: string;
  readonly outcomes?: string;
  readonly activities?: string;
  readonly assessment?: string;
  readonly workload?: string;
  readonly prerequisites?: string;
  readonly contacts?: string;
  readonly teachers: readonly SeedTeacher[];
  /** ISCED-F codes, of any level. */
  readonly isced: readonly string[];
  /** Slugs of targets. */
  readonly targets: readonly string[];
  /** `1` to `8`. */
  readonly eqf?: string;
  /** Days after the day of seeding, negative for the past; absent: no such date. */
  readonly opensInDays?: number;
  readonly closesInDays?: number;
  /** `false`: this course has no cover. */
  readonly cover?: boolean;
  /** The file of its trailer in `media`. */
  readonly trailer?: 'arches.webm' | 'orbits.webm';
}

/** A series, which groups courses. */
export interface SeedSeries extends SeedCommon {
  /** Keys of the member courses, in order. */
  readonly members: readonly string[];
}
