import type { Category } from '../model/category.ts';
import type { Faq } from '../model/faq.ts';
import type { Filter } from '../model/filter.ts';
import type { Institution } from '../model/institution.ts';
import type { IscedField } from '../model/isced.ts';
import { orWhenNotFound } from './errors.ts';
import type { CallOptions, RestClient } from './rest-client.ts';
import { categories, faqs, filters, institutions, iscedTree } from './schemas/catalogue.ts';
import { paths } from './schemas/paths.ts';

/** Every category, in the backend's order. @throws BackendError */
export function getCategories(client: RestClient, options?: CallOptions): Promise<readonly Category[]> {
  return client.get(paths.categories, categories, options);
}

/** Every participating institution, in the backend's order. @throws BackendError */
export function getInstitutions(client: RestClient, options?: CallOptions): Promise<readonly Institution[]> {
  return client.get(paths.institutions, institutions, options);
}

/** The published questions and answers; empty when the backend has no such list. @throws BackendError */
export function getFaqs(client: RestClient): Promise<readonly Faq[]> {
  return orWhenNotFound(client.get(paths.faqs, faqs), []);
}

/** The roots of the ISCED-F classification of fields of education; empty when the backend has none. @throws BackendError */
export function getIscedTree(client: RestClient): Promise<readonly IscedField[]> {
  return orWhenNotFound(client.get(paths.iscedTree, iscedTree), []);
}

/** The filters of the catalogue with their values, not sorted. @throws BackendError */
export function getFilters(client: RestClient, options?: CallOptions): Promise<readonly Filter[]> {
  return client.get(paths.filters, filters, options);
}
