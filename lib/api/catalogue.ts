import type { Category } from '../model/category.ts';
import type { Faq } from '../model/faq.ts';
import type { Filter } from '../model/filter.ts';
import type { Institution } from '../model/institution.ts';
import type { IscedField } from '../model/isced.ts';
import { readGet } from './read.ts';
import { categories } from './schemas/category.ts';
import { faqs } from './schemas/faq.ts';
import { filters } from './schemas/filter.ts';
import { institutions } from './schemas/institution.ts';
import { iscedTree } from './schemas/isced.ts';
import { paths } from './schemas/paths.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Every category, in the backend's order. @throws BackendError */
export function getCategories(transport: Transport, options?: CallOptions): Promise<readonly Category[]> {
  return readGet(transport, paths.categories, categories, options);
}

/** Every participating institution, in the backend's order. @throws BackendError */
export function getInstitutions(transport: Transport, options?: CallOptions): Promise<readonly Institution[]> {
  return readGet(transport, paths.institutions, institutions, options);
}

/** The published questions and answers. @throws BackendError */
export function getFaqs(transport: Transport, options?: CallOptions): Promise<readonly Faq[]> {
  return readGet(transport, paths.faqs, faqs, options);
}

/** The ISCED-F classification of fields of education, from its roots. @throws BackendError */
export function getIscedTree(transport: Transport, options?: CallOptions): Promise<readonly IscedField[]> {
  return readGet(transport, paths.iscedTree, iscedTree, options);
}

/** The filters of the catalogue with their values, not sorted. @throws BackendError */
export function getFilters(transport: Transport, options?: CallOptions): Promise<readonly Filter[]> {
  return readGet(transport, paths.filters, filters, options);
}
