import { z } from 'zod';
import { endTime, jsonValue, personName, plainWords, startTime, text, webAddress } from './fields.ts';

/** Some feeds write a single value where the schema requires a list. */
const asList = (value: unknown) => (isEmpty(value) ? null : Array.isArray(value) ? value : [value]);

/** Treats empty and unreadable values as absent; `moochub-not-kept.ts` reports the unreadable ones. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullish().catch(null));
}

/** A blank text counts as absent; a text that cannot be stored is an error. */
const optionalText = z.preprocess((value) => (isEmpty(value) ? null : value), text.nullish());

/**
 * A date: a single value in 2.1, a list in 3.0. Only the first counts, because repetitions are separate courses. Null means
 * that the course has no date. Undefined means that it cannot be read, so the stored date stays.
 */
function date(time: typeof startTime) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const [first] = asList(value) ?? [];
      return isEmpty(first) ? null : time.safeParse(first).data;
    });
}

/** A person or an organisation; some feeds write only the name. Before 3.0 was final, the address was called `identifier`. */
const party = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.object({
    type: z.string().nullish().catch(null),
    name: personName.regex(/\S/),
    url: z.string().nullish().catch(null),
    identifier: z.string().nullish().catch(null),
    description: text.nullish().catch(null),
    affiliation: z
      .object({ name: text.min(1) })
      .nullish()
      .catch(null),
  }),
);

/** A list without its unreadable items. */
function listOf<T extends z.ZodType>(item: T) {
  return z
    .unknown()
    .optional()
    .transform((items): z.output<T>[] =>
      (asList(items) ?? []).flatMap((candidate) => {
        const parsed = item.safeParse(candidate);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** A picture or a film, as an object or only as an address. */
const media = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z
    .object({ contentUrl: webAddress.nullish(), url: webAddress.nullish() })
    .transform(({ contentUrl, url }) => contentUrl ?? url)
    .pipe(webAddress),
);

/** The hours of a month, a week and a day; a larger number must be in another unit. */
const hoursIn = { 'h/month': 744, 'h/week': 168, 'h/day': 24 } as const;

/** The workload. In 2.1 it is a number of hours a week. */
const workload = z.preprocess(
  (value) => (typeof value === 'number' ? { timeValue: value, timeUnit: 'h/week' } : value),
  z
    .object({ timeValue: z.number().positive(), timeUnit: z.enum(['h/month', 'h/week', 'h/day']) })
    .refine(({ timeValue, timeUnit }) => timeValue <= hoursIn[timeUnit]),
);

/** A duration in ISO 8601, as in the schema. */
export const durationPattern =
  /^P(?=\d|T\d)(?:(?<year>[\d.]+)Y)?(?:(?<month>[\d.]+)M)?(?:(?<week>[\d.]+)W)?(?:(?<day>[\d.]+)D)?(?:T(?:(?<hour>[\d.]+)H)?(?:(?<minute>[\d.]+)M)?(?:(?<second>[\d.]+)S)?)?$/;

const languages = z.preprocess(asList, z.array(z.string().regex(/^[a-z]{2}(-|$)/i, 'is no language')).nullish());

const label = z.object({ inLanguage: z.string().catch(''), name: text.regex(/\S/) });

/** A skill that a course teaches or requires; some feeds write only the name. */
const skill = z.preprocess(
  (value) => (typeof value === 'string' ? { name: [{ name: value }] } : value),
  z.object({ name: z.array(label).min(1), description: text.nullish().catch(null) }),
);

/** A node of a framework of subjects or levels. */
const node = z.object({
  educationalFramework: z.string(),
  shortCode: z.string().nullish(),
  targetUrl: z.string().nullish().catch(null),
});

/** Attributes of a course by their names in MOOChub 3.0 and 2.1 (`languages`, `video`, `moocProvider`, `partnerInstitutes` …). */
const attributesShape = z.object({
  name: text.regex(/\S/, 'is missing'),
  url: webAddress,
  courseCode: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), optionalText),
  description: optionalText,
  abstract: optionalText,
  inLanguage: languages,
  languages,
  startDate: date(startTime),
  endDate: date(endTime),
  expires: date(endTime),
  availableUntil: date(endTime),
  image: optional(media),
  trailer: optional(media),
  video: optional(media),
  contentLocation: optional(z.object({ url: webAddress.optional() })),
  publisher: optional(party),
  moocProvider: optional(party),
  creator: listOf(party),
  contributor: listOf(party),
  partnerInstitutes: listOf(party),
  instructor: listOf(party),
  instructors: listOf(party),
  keywords: listOf(text),
  learningObjectives: listOf(text.regex(/\S/)),
  teaches: listOf(skill),
  competencyRequired: listOf(skill),
  workload: optional(workload),
  duration: optional(z.string().regex(durationPattern)),
  educationalAlignment: listOf(node),
  educationalLevel: listOf(node),
});

/** Only the subjects, for a course whose other attributes cannot be read. */
export const subjectsSchema = attributesShape.pick({ educationalAlignment: true });

export type Attributes = z.output<typeof attributesShape>;
export type Party = z.output<typeof party>;
export type Skill = z.output<typeof skill>;

/** The attributes as they are in the document. */
export type Sent = Readonly<Record<string, unknown>>;

/** The attributes as sent, and as understood. */
export const attributesSchema = z.record(z.string(), jsonValue).transform((sent, context) => {
  const parsed = z.preprocess(underSchemaNames, attributesShape).safeParse(sent, { error: plainWords });
  for (const { path, message } of parsed.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  if (isEmpty(sent.inLanguage) && isEmpty(sent.languages)) {
    context.addIssue({ code: 'custom', message: 'names no language (inLanguage, or languages in 2.1)' });
  }
  return parsed.success ? { sent, read: parsed.data } : z.NEVER;
});

/** Names that some feeds use instead of the schema's; `backend/import/README.md` says which feed. */
const otherNames: Readonly<Record<string, string>> = {
  learningobjectives: 'learningObjectives',
  partnerInstitute: 'partnerInstitutes',
  abtract: 'abstract',
  licence: 'license',
  courseLicenses: 'license',
  offers: 'offer',
};

/** The schema's name of an attribute, given the feed's name. */
export function schemaName(name: string): string {
  return (Object.hasOwn(otherNames, name) && otherNames[name]) || name;
}

/** True for values without information: absent, null, blank, or a list of only such values. */
export function isEmpty(value: unknown): boolean {
  return [value]
    .flat()
    .every((one) => one === null || one === undefined || (typeof one === 'string' && one.trim() === ''));
}

/** Renames the attributes of a course to the schema's names. When two spellings occur, the first that is not empty counts. */
function underSchemaNames(attributes: unknown): unknown {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return attributes;
  const named = new Map<string, unknown>();
  for (const [name, value] of Object.entries(attributes)) {
    if (isEmpty(named.get(schemaName(name)))) named.set(schemaName(name), value);
  }
  return Object.fromEntries(named);
}
