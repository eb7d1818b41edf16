import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { category, courseInstitution, institution, target } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { availabilities, availabilityConditions } from './availability.ts';
import { type FilterName, filterNames, isPublished, kinds } from './filters.ts';

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

/** Every filter with the values that some published mooc has; a filter without any is left out. */
export async function getFilters(database: Database): Promise<Filter[]> {
  const filters = await Promise.all(
    filterNames.map(async (name) => ({ name, values: await valuesOf[name](database) })),
  );
  return filters.filter(({ values }) => values.length > 0);
}

const valuesOf: Readonly<Record<FilterName, (database: Database) => Promise<FilterValue[]>>> = {
  filterCategoria: async (database) => {
    const rows = await database
      .select({ key: sql<string>`${category.id}::text`, labelIt: category.nameIt, labelEn: category.nameEn })
      .from(category)
      .where(someCourseHas(sql`${courseSearch.categoryIds} @> array[${category.id}]`));
    return byLabel(rows);
  },
  filterAteneo: async (database) => {
    const rows = await database
      .select({ key: sql<string>`${institution.id}::text`, labelIt: institution.name, labelEn: institution.name })
      .from(institution)
      .where(
        sql`exists (select 1 from ${courseInstitution} join ${courseSearch} using (course_id)
          where ${courseInstitution.institutionId} = ${institution.id} and ${isPublished})`,
      );
    return byLabel(rows);
  },
  filterLingua: async (database) => {
    const isTaught = sql`${courseSearch.languages} @> array[${courseSearch.language}]`;
    const rows = await database
      .selectDistinct({ key: courseSearch.language })
      .from(courseSearch)
      .where(and(isPublished, isTaught));
    return byLabel(
      rows.map(({ key }) => ({ key, labelIt: languageName(key, 'it'), labelEn: languageName(key, 'en') })),
    );
  },
  filterLivello: async (database) => {
    const rows = await database
      .select({ key: sql<string>`level` })
      .from(sql`unnest(array['1','2','3','4','5','6','7','8']) as level`)
      .where(someCourseHas(sql`${courseSearch.eqfLevels} @> array[level]`));
    return rows.map(({ key }) => ({ key, labelIt: `Livello EQF ${key}`, labelEn: `EQF level ${key}` }));
  },
  filterDisponibilita: (database) =>
    usedValues(database, availabilities, (key) => availabilityConditions[key], {
      now: { labelIt: 'Aperto ora', labelEn: 'Open now' },
      soon: { labelIt: 'Apre entro un mese', labelEn: 'Opens within a month' },
      always: { labelIt: 'Sempre aperto', labelEn: 'Always open' },
      open: { labelIt: 'Aperto fino a una data', labelEn: 'Open until a date' },
      upcoming: { labelIt: 'Non ancora aperto', labelEn: 'Not yet open' },
      closed: { labelIt: 'Chiuso', labelEn: 'Closed' },
    }),
  filterTipo: (database) =>
    usedValues(database, kinds, (kind) => sql`${courseSearch.kind} = ${kind}`, {
      course: { labelIt: 'Corso singolo', labelEn: 'Single course' },
      series: { labelIt: 'Serie di corsi', labelEn: 'Series of courses' },
    }),
  filterTarget: (database) =>
    database
      .select({ key: sql<string>`${target.id}::text`, labelIt: target.nameIt, labelEn: target.nameEn })
      .from(target)
      .where(someCourseHas(sql`${courseSearch.targetIds} @> array[${target.id}]`))
      .orderBy(asc(target.id)),
};

function someCourseHas(condition: SQL): SQL {
  return sql`exists (select 1 from ${courseSearch} where ${isPublished} and ${condition})`;
}

/** Those of the keys whose condition some published mooc meets, in their order. */
async function usedValues<Key extends string>(
  database: Database,
  keys: readonly Key[],
  conditionOf: (key: Key) => SQL,
  labels: Readonly<Record<Key, Omit<FilterValue, 'key'>>>,
): Promise<FilterValue[]> {
  const used = sql.join(
    keys.map((key) => sql`case when ${someCourseHas(conditionOf(key))} then ${key}::text end`),
    sql`, `,
  );
  const rows = await database
    .select({ key: sql<Key>`key` })
    .from(sql`unnest(array[${used}]) with ordinality as used(key, place)`)
    .where(sql`key is not null`)
    .orderBy(sql`place`);
  return rows.map(({ key }) => ({ key, ...labels[key] }));
}

/** By Italian label, so that the order is the same in both languages. */
function byLabel(values: readonly FilterValue[]): FilterValue[] {
  return [...values].sort((a, b) => a.labelIt.localeCompare(b.labelIt, 'it'));
}

/** With a capital, as the first word of a line. */
function languageName(code: string, language: 'it' | 'en'): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code.toLowerCase()) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
