import { z } from 'zod';
import { text, webAddress } from './fields.ts';

/** What MOOChub calls a date is one, a list of them, or null; a value that is none counts as absent. */
const dates = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .catch(null);

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

const languageCodes = z
  .array(z.string().regex(/^[a-z]{2}(-|$)/i, 'is no language'))
  .min(1)
  .nullish();

/** Attributes of a course in MOOChub 3.0, and under their names of 2.1 (`languages`, `video`, `moocProvider` …). */
export const attributesSchema = z
  .object({
    name: text.min(1),
    url: webAddress,
    courseCode: text.nullish(),
    description: text.nullish(),
    abstract: text.nullish(),
    inLanguage: languageCodes,
    languages: languageCodes,
    startDate: dates,
    endDate: dates,
    expires: dates,
    availableUntil: dates,
    image: z.object({ contentUrl: webAddress.optional(), url: webAddress.optional() }).nullish().catch(null),
    trailer: z.object({ contentUrl: webAddress }).nullish().catch(null),
    video: z.object({ url: webAddress }).nullish().catch(null),
    contentLocation: z.object({ url: webAddress.optional() }).nullish().catch(null),
    publisher: party.nullish().catch(null),
    moocProvider: party.nullish().catch(null),
    creator: listOf(party),
    partnerInstitute: listOf(party),
    instructor: listOf(party),
    instructors: listOf(party),
    keywords: z.array(text).nullish().catch(null),
    workload: z
      .union([text, z.object({ timeValue: z.number(), timeUnit: z.enum(['h/month', 'h/week', 'h/day']) })])
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
