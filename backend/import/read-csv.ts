import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type bilingual, rowSchema } from './csv-row.ts';
import { explain } from './fields.ts';
import { type FileRecord, type ImportedCourse, ImportProblem } from './imported-course.ts';

/** The columns of the export in order. */
export const csvColumns = Object.keys(rowSchema.shape);

/** The records of a CSV as the open data export writes it. @throws {ImportProblem} when it is no such file. */
export function readCsv(content: string): FileRecord[] {
  const [header, ...rows] = parseRows(content);
  if (csvColumns.some((name) => !header?.record.includes(name))) {
    throw new ImportProblem(`the first line must name the columns of the export: ${csvColumns.join(', ')}`);
  }
  return rows.map(({ record, info }) => readRow(header?.record ?? [], record, `line ${info.lines}`));
}

function parseRows(content: string) {
  const rowsSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
  try {
    return rowsSchema.parse(
      parse(content, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }),
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ImportProblem(`the file is no CSV: ${reason}`);
  }
}

function readRow(header: readonly string[], record: readonly string[], place: string): FileRecord {
  const row = Object.fromEntries(header.map((name, index) => [name, record[index]]));
  const name = row.title || row.id || '';
  if (record.length !== header.length) {
    return { place, name, course: null, problem: `has ${record.length} cells instead of ${header.length}` };
  }
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) return { place, name, course: null, problem: explain(parsed.error) };
  return { place, name, course: toCourse(parsed.data), problem: null };
}

function toCourse(row: z.output<typeof rowSchema>): ImportedCourse {
  const names = (texts: z.output<typeof bilingual>[]) => texts.flatMap(({ it, en }) => it ?? en ?? []);
  return {
    externalId: row.uuid,
    fileId: row.id,
    kind: row.kind,
    columns: {
      language: row.language ?? '',
      subtitleLanguages: row.subtitle_languages,
      title: row.title ?? '',
      subtitle: row.subtitle,
      description: row.description,
      information: row.information,
      outcomes: row.learning_outcomes,
      activities: row.activities,
      assessment: row.assessment,
      workload: row.workload,
      prerequisites: row.prerequisites,
      contacts: row.contacts,
      eqfLevel: row.eqf_level,
      opensAt: row.opens_at,
      closesAt: row.closes_at,
      courseUrl: row.course_url,
      videoUrl: row.video_url,
    },
    imageUrl: row.image_url,
    institutions: row.institutions.map(({ name, website, kind }) => ({ name, website, afam: kind === 'afam' })),
    teachers: row.teachers.map(({ first_name, last_name, department, biography }) => ({
      firstName: first_name ?? '',
      lastName: last_name ?? '',
      departmentIt: department.it,
      departmentEn: department.en,
      biographyIt: biography.it,
      biographyEn: biography.en,
    })),
    categories: names(row.categories),
    keywords: [],
    targets: names(row.targets),
    iscedCodes: row.isced_codes,
    members: row.members,
  };
}
