import { asc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { category, institution, target } from '../database/schema/course.ts';
import { availabilities } from './availability.ts';
import { cachedParts, everyCourse } from './cached-counts.ts';
import { countFilterValues } from './filter-counts.ts';
import { type FilterName, filterNames, isPublished } from './filters.ts';

interface FilterValue {
  readonly key: string;
  readonly labelIt: string;
  readonly labelEn: string;
}

export interface Filter {
  readonly name: FilterName;
  /** In the order shown. */
  readonly values: readonly FilterValue[];
}

/** Every filter with the values that occur in published courses; a filter without values is left out. */
export async function getFilters(database: Database): Promise<Filter[]> {
  const readPart = await cachedParts(database, everyCourse);
  const { byValue } = await countFilterValues(database, {}, isPublished, readPart);
  const languages = Object.keys(byValue.filterLingua ?? {}).map((key) => ({
    key,
    labelIt: languageName(key, 'it'),
    labelEn: languageName(key, 'en'),
  }));
  const known = {
    ...fixedValues,
    ...(await readValues(database)),
    filterLingua: byLabel(languages),
  };
  const filters = filterNames.map((name) => ({
    name,
    values: known[name].filter(({ key }) => byValue[name]?.[key] !== undefined),
  }));
  return filters.filter(({ values }) => values.length > 0);
}

const availabilityLabels: Readonly<Record<(typeof availabilities)[number], Omit<FilterValue, 'key'>>> = {
  now: { labelIt: 'Aperto ora', labelEn: 'Open now' },
  soon: { labelIt: 'Apre entro un mese', labelEn: 'Opens within a month' },
  always: { labelIt: 'Sempre aperto', labelEn: 'Always open' },
  closed: { labelIt: 'Chiuso', labelEn: 'Closed' },
  open: { labelIt: 'Aperto fino a una data', labelEn: 'Open until a date' },
  upcoming: { labelIt: 'Non ancora aperto', labelEn: 'Not yet open' },
};

const fixedValues = {
  filterLivello: ['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => ({
    key,
    labelIt: `Livello EQF ${key}`,
    labelEn: `EQF level ${key}`,
  })),
  filterDisponibilita: availabilities.map((key) => ({ key, ...availabilityLabels[key] })),
  filterTipo: [
    { key: 'course', labelIt: 'Corso singolo', labelEn: 'Single course' },
    { key: 'series', labelIt: 'Serie di corsi', labelEn: 'Series of courses' },
  ],
} as const;

/** The values that come from tables of the catalogue. */
async function readValues(database: Database) {
  const categories = await database
    .select({ key: sql<string>`${category.id}::text`, labelIt: category.nameIt, labelEn: category.nameEn })
    .from(category);
  const institutions = await database
    .select({ key: sql<string>`${institution.id}::text`, labelIt: institution.name, labelEn: institution.name })
    .from(institution);
  const targets = await database
    .select({ key: sql<string>`${target.id}::text`, labelIt: target.nameIt, labelEn: target.nameEn })
    .from(target)
    .orderBy(asc(target.id));
  return { filterCategoria: byLabel(categories), filterAteneo: byLabel(institutions), filterTarget: targets };
}

/** Sorts by Italian label, so that the order is the same in both languages. */
function byLabel(values: readonly FilterValue[]): FilterValue[] {
  return [...values].sort((a, b) => a.labelIt.localeCompare(b.labelIt, 'it'));
}

/** The language's name, capitalised because it starts a line. */
function languageName(code: string, language: 'it' | 'en'): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code.toLowerCase()) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
