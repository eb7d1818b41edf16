import { z } from 'zod';
import { dateTime, eqfLevel, explain, text, webAddress } from './fields.ts';

/** An apostrophe that the export puts before what a spreadsheet would take for a formula. */
const guarded = /^'+[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A cell: empty is absent. */
function cell<Output>(schema: z.ZodType<Output, string>) {
  return z
    .string()
    .transform((value) => (value === '' ? null : guarded.test(value) ? value.slice(1) : value))
    .pipe(z.nullable(schema));
}

/** A cell with a list in JSON; empty is the empty list. */
function list<T extends z.ZodType>(item: T) {
  return z.string().transform((value, context): z.output<T>[] => {
    const parsed = z.array(item).safeParse(parseJson(value === '' ? '[]' : value));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: `is no list as the export writes it (${explain(parsed.error)})` });
    return z.NEVER;
  });
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const language = z
  .string('is missing')
  .regex(/^[a-z]{2}$/i, 'is no two-letter code')
  .transform((code) => code.toUpperCase());
/** A name in both languages. */
export const bilingual = z.object({ it: text.nullable(), en: text.nullable() });
const institution = z.object({
  name: text.min(1),
  website: webAddress.nullable(),
  kind: z.enum(['university', 'afam']).nullable(),
});
const teacher = z.object({
  first_name: text.nullable(),
  last_name: text.nullable(),
  department: bilingual,
  biography: bilingual,
});

/** A row of the export: what its cells hold. */
export const rowSchema = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,64}$/, 'is no id'),
  uuid: z.uuid('is no UUID'),
  kind: z.enum(['course', 'series'], 'is neither course nor series'),
  url: z.string(),
  language: cell(language).refine((code) => code !== null, 'is missing'),
  subtitle_languages: list(language),
  title: cell(text).refine((title) => title !== null, 'is missing'),
  subtitle: cell(text),
  description: cell(text),
  information: cell(text),
  learning_outcomes: cell(text),
  activities: cell(text),
  assessment: cell(text),
  workload: cell(text),
  prerequisites: cell(text),
  contacts: cell(text),
  eqf_level: cell(eqfLevel),
  opens_at: cell(dateTime),
  closes_at: cell(dateTime),
  course_url: cell(webAddress),
  video_url: cell(webAddress),
  image_url: cell(webAddress),
  institutions: list(institution),
  teachers: list(teacher),
  categories: list(bilingual),
  targets: list(bilingual),
  isced_codes: list(text),
  members: list(text),
});
