import { z } from 'zod';
import { endTime, plainWords, startTime, text, webAddress } from './fields.ts';

/** Feeds write one thing where the schema wants a list of them. */
const asList = (value: unknown) => (isEmpty(value) ? null : Array.isArray(value) ? value : [value]);

/** What says nothing or cannot be read is absent: `moochub-not-kept.ts` names the latter. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullish().catch(null));
}

/** A text that is blank says nothing; one that cannot be stored is a mistake. */
const optionalText = z.preprocess((value) => (isEmpty(value) ? null : value), text.nullish());

/**
 * A date is one in 2.1 and a list in 3.0, of which the first counts here: repetitions are courses of their own. Null: the
 * course has none; undefined: it cannot be read, and what is stored stays.
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

/** A person or an organisation; feeds also write the bare name. Before 3.0 was final an address was an `identifier`. */
const party = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.object({
    type: z.string().nullish().catch(null),
    name: text.regex(/\S/),
    url: z.string().nullish().catch(null),
    identifier: z.string().nullish().catch(null),
    description: text.nullish().catch(null),
    affiliation: z
      .object({ name: text.min(1) })
      .nullish()
      .catch(null),
  }),
);

/** A list of which what cannot be read is left out. */
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

/** A picture or a film, as an object or as its bare address. */
const media = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z
    .object({ contentUrl: webAddress.nullish(), url: webAddress.nullish() })
    .transform(({ contentUrl, url }) => contentUrl ?? url)
    .pipe(webAddress),
);

/** Hours that a month, a week and a day have: more is a number in another unit. */
const hoursIn = { 'h/month': 744, 'h/week': 168, 'h/day': 24 } as const;

/** A number of 2.1 is hours a week, as its schema says. */
const workload = z.preprocess(
  (value) => (typeof value === 'number' ? { timeValue: value, timeUnit: 'h/week' } : value),
  z
    .object({ timeValue: z.number().positive(), timeUnit: z.enum(['h/month', 'h/week', 'h/day']) })
    .refine(({ timeValue, timeUnit }) => timeValue <= hoursIn[timeUnit]),
);

/** ISO 8601, as the schema has it. */
export const durationPattern =
  /^P(?=\d|T\d)(?:(?<year>[\d.]+)Y)?(?:(?<month>[\d.]+)M)?(?:(?<week>[\d.]+)W)?(?:(?<day>[\d.]+)D)?(?:T(?:(?<hour>[\d.]+)H)?(?:(?<minute>[\d.]+)M)?(?:(?<second>[\d.]+)S)?)?$/;

const languages = z.preprocess(asList, z.array(z.string().regex(/^[a-z]{2}(-|$)/i, 'is no language')).nullish());

const label = z.object({ inLanguage: z.string().catch(''), name: text.regex(/\S/) });

/** A skill that a course teaches or asks for; feeds also write the bare name. */
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

/** Attributes of a course in MOOChub 3.0, and under their names of 2.1 (`languages`, `video`, `moocProvider`, `partnerInstitutes` …). */
const attributesShape = z.object({
  name: text.min(1, 'is missing'),
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

/** The subjects alone: of a course whose other attributes cannot be read. */
export const subjectsSchema = attributesShape.pick({ educationalAlignment: true });

export type Attributes = z.output<typeof attributesShape>;
export type Party = z.output<typeof party>;
export type Skill = z.output<typeof skill>;

/** The attributes as a document has them. */
export type Sent = Readonly<Record<string, unknown>>;

/** The attributes as they were sent, and what was understood of them. */
export const attributesSchema = z.record(z.string(), z.unknown()).transform((sent, context) => {
  const parsed = z.preprocess(underSchemaNames, attributesShape).safeParse(sent, { error: plainWords });
  for (const { path, message } of parsed.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  if (isEmpty(sent.inLanguage) && isEmpty(sent.languages)) {
    context.addIssue({ code: 'custom', message: 'names no language (inLanguage, or languages in 2.1)' });
  }
  return parsed.success ? { sent, read: parsed.data } : z.NEVER;
});

/** Names that feeds write instead of those of the schema; `backend/import/README.md` says which feed. */
const otherNames: Readonly<Record<string, string>> = {
  learningobjectives: 'learningObjectives',
  partnerInstitute: 'partnerInstitutes',
  abtract: 'abstract',
  licence: 'license',
  courseLicenses: 'license',
  offers: 'offer',
};

/** An attribute's name in the schema by the name that a feed gives it. */
export function schemaName(name: string): string {
  return (Object.hasOwn(otherNames, name) && otherNames[name]) || name;
}

/** True for what says nothing: absent, null, blank, or a list of such. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The attributes of a course under the schema's names; of two spellings the one that says something counts. */
function underSchemaNames(attributes: unknown): unknown {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return attributes;
  const named = new Map<string, unknown>();
  for (const [name, value] of Object.entries(attributes)) {
    if (isEmpty(named.get(schemaName(name)))) named.set(schemaName(name), value);
  }
  return Object.fromEntries(named);
}
