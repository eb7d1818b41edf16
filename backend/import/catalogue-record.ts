import { z } from 'zod';
import {
  anyList,
  anyText,
  endTime,
  eqfLevel,
  explainAll,
  personName,
  plainWords,
  startTime,
  text,
  webAddress,
} from './fields.ts';
import type { FileRecord, ImportedCourse, References } from './imported-course.ts';

/** A list of the export; an absent list is empty. */
function list<T extends z.ZodType>(item: T, shape: string) {
  return anyList(shape)
    .nullable()
    .transform((items) => items ?? [])
    .pipe(z.array(item));
}

const language = z
  .string('is missing: it is a two-letter code such as it')
  .regex(/^[a-z]{2}$/i, 'is no two-letter code such as it')
  .transform((code) => code.toUpperCase());
/** A name in both languages. */
const bilingual = z.object({ it: text.nullable(), en: text.nullable() });
const institution = z.object({
  name: text.regex(/\S/, 'is empty'),
  website: webAddress.nullable(),
  kind: z.enum(['university', 'afam'], 'is neither "university" nor "afam"').nullable(),
});
const teacher = z.object({
  first_name: personName.nullable(),
  last_name: personName.nullable(),
  department: bilingual,
  biography: bilingual,
});

/** A course or a series as the open data export writes it; an absent value is null. */
const recordSchema = z.strictObject({
  id: anyText.regex(
    /^[\w.-]{1,64}$/,
    'is no id: one has 1 to 64 letters from a to z, digits, dots, hyphens and underscores',
  ),
  uuid: z.uuid('is no UUID such as 8978f51e-770c-4d0a-a2e3-23fae8f6aa79').toLowerCase(),
  kind: z.enum(['course', 'series'], 'is neither "course" nor "series"'),
  url: z.string('is missing: it is the address of the page').nullable(),
  language,
  subtitle_languages: list(language, '["it","en"]'),
  title: text.regex(/\S/, 'is empty'),
  subtitle: text.nullable(),
  description: text.nullable(),
  information: text.nullable(),
  learning_outcomes: text.nullable(),
  activities: text.nullable(),
  assessment: text.nullable(),
  workload: text.nullable(),
  prerequisites: text.nullable(),
  contacts: text.nullable(),
  eqf_level: eqfLevel.nullable(),
  opens_at: startTime.nullable(),
  closes_at: endTime.nullable(),
  course_url: webAddress.nullable(),
  video_url: webAddress.nullable(),
  image_url: webAddress.nullable(),
  institutions: list(institution, '[{"name":"…","website":null,"kind":"university"}]'),
  teachers: list(
    teacher,
    '[{"first_name":"…","last_name":"…","department":{"it":null,"en":null},"biography":{"it":null,"en":null}}]',
  ),
  categories: list(bilingual, '[{"it":"…","en":"…"}]'),
  targets: list(bilingual, '[{"it":"…","en":"…"}]'),
  isced_codes: list(text, '["0541"]'),
  members: list(text, '["12","13"]'),
});

const { shape } = recordSchema;
/** The field names of a record, in the order of the CSV's columns. */
export const recordFields = Object.keys(shape) as readonly (keyof typeof shape)[];

/** The fields whose value is a list. */
export const listFields: ReadonlySet<string> = new Set(
  recordFields.filter((name) => shape[name].safeParse([]).success),
);

/** Reads the valid references of a refused record, so that they can still be checked. */
const referencesSchema = z.object({
  uuid: shape.uuid.nullable().catch(null),
  kind: shape.kind.catch('course'),
  categories: shape.categories.catch([]),
  targets: shape.targets.catch([]),
  isced_codes: shape.isced_codes.catch([]),
  members: shape.members.catch([]),
});

/** Reads a record of a file: the course, or a problem that lists every error. */
export function readRecord(record: unknown, place: string): FileRecord {
  const named = z.object({ title: z.string().nullish().catch(null), id: z.string().nullish().catch(null) });
  const { title, id } = named.safeParse(record).data ?? {};
  const name = title || id || '';
  const parsed = recordSchema.safeParse(record, { error: plainWords });
  if (parsed.success) return { place, name, course: toCourse(parsed.data), problem: null };
  const readable = referencesSchema.safeParse(record).data;
  const problem = explainAll(parsed.error);
  return { place, name, course: null, problem, ...(readable && { references: toReferences(readable) }) };
}

function toReferences(record: z.output<typeof referencesSchema>): References {
  return {
    lastingId: record.uuid,
    kind: record.kind,
    categories: namesOf(record.categories),
    targets: namesOf(record.targets),
    iscedCodes: record.isced_codes,
    members: record.members,
  };
}

const namesOf = (texts: z.output<typeof bilingual>[]) => texts.flatMap(({ it, en }) => it ?? en ?? []);

function toCourse(record: z.output<typeof recordSchema>): ImportedCourse {
  return {
    ...toReferences(record),
    lastingId: record.uuid,
    idInFile: record.id,
    columns: {
      language: record.language,
      subtitleLanguages: record.subtitle_languages,
      title: record.title,
      subtitle: record.subtitle,
      description: record.description,
      information: record.information,
      outcomes: record.learning_outcomes,
      activities: record.activities,
      assessment: record.assessment,
      workload: record.workload,
      prerequisites: record.prerequisites,
      contacts: record.contacts,
      eqfLevel: record.eqf_level,
      opensAt: record.opens_at,
      closesAt: record.closes_at,
      courseUrl: record.course_url,
      videoUrl: record.video_url,
    },
    imageUrl: record.image_url,
    institutions: record.institutions.map(({ name, website, kind }) => ({ name, website, afam: kind === 'afam' })),
    teachers: record.teachers.map(({ first_name, last_name, department, biography }) => ({
      firstName: first_name ?? '',
      lastName: last_name ?? '',
      departmentIt: department.it,
      departmentEn: department.en,
      biographyIt: biography.it,
      biographyEn: biography.en,
    })),
    keywords: [],
  };
}
