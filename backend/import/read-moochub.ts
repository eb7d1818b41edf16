import { z } from 'zod';
import { escapeText } from '../markup.ts';
import { explainAll, plainWords, text } from './fields.ts';
import type { FileRecord, ImportedCourse, References } from './imported-course.ts';
import { type Attributes, attributesSchema, type Sent, subjectsSchema } from './moochub-attributes.ts';
import { notKept } from './moochub-not-kept.ts';
import { institutionsOf, plainName, teachersOf } from './moochub-parties.ts';
import { closingDate, eqfLevel, iscedCode, outcomesOf, prerequisitesOf, workloadText } from './moochub-values.ts';

const recordSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).pipe(text.min(1).max(500, 'is longer than 500 characters')),
  type: z.enum(['courses', 'Course'], 'is neither "Course" (3.0) nor "courses" (2.1)'),
  attributes: attributesSchema,
});

/** Reads the records of a MOOChub document, version 2.1 (also 2.2 and 2.3, which add little) or 3.0. */
export function readMoochub(data: readonly unknown[]): FileRecord[] {
  return data.map((item, index) => {
    const place = `course ${index + 1}`;
    const name = z.object({ attributes: z.object({ name: z.string() }) }).safeParse(item).data?.attributes.name ?? '';
    const parsed = recordSchema.safeParse(item, { error: plainWords });
    if (!parsed.success) {
      return { place, name, course: null, problem: explainAll(parsed.error), references: referencesOf(item) };
    }
    const { sent, read } = parsed.data.attributes;
    return { place, name, course: toCourse(parsed.data.id, sent, read), problem: null, notKept: notKept(sent, read) };
  });
}

/** The references of a refused course that can still be checked. */
function referencesOf(item: unknown): References {
  const subjects = z.object({ attributes: subjectsSchema }).safeParse(item).data?.attributes.educationalAlignment ?? [];
  const iscedCodes = subjects.flatMap((one) => iscedCode(one) ?? []);
  return { lastingId: null, kind: 'course', categories: [], iscedCodes, members: [] };
}

function toCourse(id: string, sent: Sent, read: Attributes): ImportedCourse {
  const isUuid = z.uuid().safeParse(id).success;
  const language = (read.inLanguage ?? read.languages ?? [])[0]?.slice(0, 2).toLowerCase() ?? '';
  const [opensAt, closesAt] = [read.startDate, closingDate(sent, read)];
  const [outcomes, prerequisites] = [outcomesOf(read, language), prerequisitesOf(read, language)];
  return {
    lastingId: isUuid ? id.toLowerCase() : `${new URL(read.url).host}/${id}`,
    idInFile: read.courseCode ?? id,
    kind: 'course',
    columns: {
      language: language.toUpperCase(),
      title: escapeText(plainName(read)),
      description: read.description ?? read.abstract ?? null,
      ...(outcomes !== undefined && { outcomes }),
      ...(prerequisites !== undefined && { prerequisites }),
      eqfLevel: read.educationalLevel.map(eqfLevel).find((level) => level !== null) ?? null,
      ...(opensAt !== undefined && { opensAt }),
      ...(closesAt !== undefined && { closesAt }),
      courseUrl: read.contentLocation?.url ?? read.url,
      videoUrl: read.trailer ?? read.video ?? null,
    },
    workloadWhenNew: workloadText(read, language),
    imageUrl: read.image ?? null,
    institutions: institutionsOf(read),
    teachers: teachersOf(read, language),
    categories: [],
    keywords: read.keywords,
    iscedCodes: read.educationalAlignment.flatMap((one) => iscedCode(one) ?? []),
    members: [],
  };
}
