import { z } from 'zod';
import { dateTime, text, webAddress } from './fields.ts';

/** A date is one in 2.1 and a list in 3.0, of which the first counts here: repetitions are courses of their own. */
const date = z
  .preprocess((value) => (Array.isArray(value) ? value[0] : value), dateTime.nullish())
  .transform((value) => value ?? null);

const party = z.object({
  type: z.string().nullish(),
  name: text.min(1),
  url: z.string().nullish(),
  description: text.nullish(),
  affiliation: z
    .object({ name: text.min(1) })
    .nullish()
    .catch(null),
});

/** A list of which what cannot be read is left out. */
function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items): z.output<T>[] =>
      (items ?? []).flatMap((candidate) => {
        const parsed = item.safeParse(candidate);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** The workload of 2.1. */
const hoursAWeek = z
  .number()
  .positive()
  .transform((timeValue) => ({ timeValue, timeUnit: 'h/week' as const }));

const languageCodes = z
  .array(z.string().regex(/^[a-z]{2}(-|$)/i, 'is no language'))
  .min(1)
  .nullish();

/** Attributes of a course in MOOChub 3.0, and under their names of 2.1 (`languages`, `video`, `moocProvider`, `partnerInstitutes` …). */
export const attributesSchema = z
  .object({
    name: text.min(1),
    url: webAddress,
    courseCode: text.nullish(),
    description: text.nullish(),
    abstract: text.nullish(),
    inLanguage: languageCodes,
    languages: languageCodes,
    startDate: date,
    endDate: date,
    expires: date,
    availableUntil: date,
    image: z.object({ contentUrl: webAddress.optional(), url: webAddress.optional() }).nullish().catch(null),
    trailer: z.object({ contentUrl: webAddress }).nullish().catch(null),
    video: z.object({ url: webAddress }).nullish().catch(null),
    contentLocation: z.object({ url: webAddress.optional() }).nullish().catch(null),
    publisher: party.nullish().catch(null),
    moocProvider: party.nullish().catch(null),
    creator: listOf(party),
    partnerInstitutes: listOf(party),
    instructor: listOf(party),
    instructors: listOf(party),
    keywords: z.array(text).nullish().catch(null),
    learningObjectives: listOf(text.min(1)),
    workload: z
      .union([hoursAWeek, z.object({ timeValue: z.number(), timeUnit: z.enum(['h/month', 'h/week', 'h/day']) })])
      .nullish()
      .catch(null),
    duration: z.string().nullish().catch(null),
    educationalAlignment: listOf(z.object({ educationalFramework: z.string(), shortCode: z.string().nullish() })),
    educationalLevel: listOf(z.object({ shortCode: z.string().nullish() })),
  })
  .refine(
    ({ inLanguage, languages }) => inLanguage ?? languages,
    'names no language (inLanguage, or languages in 2.1)',
  );

export type Attributes = z.output<typeof attributesSchema>;
