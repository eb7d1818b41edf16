import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { getCategories, getFaqs, getFilters, getInstitutions, getIscedTree } from '@/lib/api/catalogue';
import { levelFilter } from '@/lib/api/schemas/filter-names';
import type { Filter } from '@/lib/model/filter';
import type { IscedField } from '@/lib/model/isced';
import type { Locale } from '@/lib/model/locale';
import { levelInWords, type Wording } from './card-words';
import { cachedCall } from './page-client';
import { readExtensions } from './read-extensions';

/** Reads all categories. @throws BackendError */
export const readCategories = cache(() => cachedCall('categories', ['categories'], getCategories));

/** Reads all participating institutions. @throws BackendError */
export const readInstitutions = cache(() => cachedCall('institutions', ['institutions'], getInstitutions));

/** Reads the published questions and answers. @throws BackendError */
export const readFaqs = cache(() => cachedCall('faqs', ['faqs'], getFaqs));

/**
 * Reads the filters of the catalogue. If the backend's levels are those of the EQF (extension `course-facts`), they are
 * named with the same words as on cards.
 *
 * @throws BackendError
 */
export const readFilters = cache(async (): Promise<readonly Filter[]> => {
  const [filters, extensions] = await Promise.all([cachedCall('filters', ['filters'], getFilters), readExtensions()]);
  if (!extensions['course-facts']) return filters;
  const [it, en] = await Promise.all([getTranslations({ locale: 'it' }), getTranslations({ locale: 'en' })]);
  return filters.map((filter) => (filter.name === levelFilter ? withLevelWords(filter, { it, en }) : filter));
});

function withLevelWords(filter: Filter, { it, en }: Readonly<Record<Locale, Wording['t']>>): Filter {
  const values = filter.values.map(({ key, label, ...value }) => {
    const words = { it: levelInWords([key], it) ?? label.it, en: levelInWords([key], en) ?? label.en };
    return { ...value, key, label: words };
  });
  return { ...filter, values };
}

/** Reads the names of the ISCED-F fields, by code. @throws BackendError */
export const readIscedNames = cache(async () => flattenIsced(await cachedCall('isced', ['isced'], getIscedTree)));

/** The names of all fields of a classification at any depth, by code. */
export function flattenIsced(fields: readonly IscedField[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const open = [...fields];
  for (let field = open.pop(); field; field = open.pop()) {
    names.set(field.code, field.name);
    open.push(...field.children);
  }
  return names;
}
