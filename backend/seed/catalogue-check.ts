import { Problem } from '../problem.ts';
import type { Catalogue } from './catalogue.ts';
import type { SeedIscedField } from './types.ts';

/** Checks every reference inside the catalogue. @throws {Problem} that names missing and duplicate entries */
export function checkCatalogue(catalogue: Catalogue): void {
  const acronyms = new Set(catalogue.institutions.map(({ acronym }) => acronym));
  const categories = new Set(catalogue.categories.map(({ slug }) => slug));
  const targets = new Set(catalogue.targets.map(({ slug }) => slug));
  const fields = new Set(catalogue.iscedFields.flatMap(codesOf));
  const courses = new Set(catalogue.courses.map(({ key }) => key));
  const problems = [
    ...duplicates(
      'key',
      [...catalogue.courses, ...catalogue.series].map(({ key }) => key),
    ),
    ...duplicates(
      'acronym',
      catalogue.institutions.map(({ acronym }) => acronym),
    ),
    ...duplicates('ISCED code', catalogue.iscedFields.flatMap(codesOf)),
    ...catalogue.courses.flatMap((course) => [
      ...unknown(course.key, 'institution', course.institutions, acronyms),
      ...unknown(course.key, 'category', course.categories, categories),
      ...unknown(course.key, 'target', course.targets, targets),
      ...unknown(course.key, 'ISCED code', course.isced, fields),
    ]),
    ...catalogue.series.flatMap((series) => [
      ...unknown(series.key, 'institution', series.institutions, acronyms),
      ...unknown(series.key, 'category', series.categories, categories),
      ...unknown(series.key, 'course', series.members, courses),
    ]),
  ];
  if (problems.length > 0) throw new Problem(`the seed catalogue is wrong:\n${problems.join('\n')}`);
}

function codesOf(field: SeedIscedField): string[] {
  return [field.code, ...(field.children ?? []).flatMap(codesOf)];
}

function duplicates(what: string, values: readonly string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(repeated)].map((value) => `  ${what} ${value} is there twice`);
}

/** A line for each name that does not exist, and for each name that is given twice. */
function unknown(owner: string, what: string, names: readonly string[], known: ReadonlySet<string>): string[] {
  const missing = names.filter((name) => !known.has(name)).map((name) => `  ${owner}: unknown ${what} ${name}`);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [...missing, ...repeated.map((name) => `  ${owner}: ${what} ${name} is there twice`)];
}
