import 'server-only';
import { cache } from 'react';
import { getCategories, getFaqs, getFilters, getInstitutions, getIscedTree } from '@/lib/api/catalogue';
import type { CallOptions, RestClient } from '@/lib/api/rest-client';
import { flattenIsced } from './isced-names';
import { keep } from './keep';
import { catalogueTransport, inTime } from './transport';

type ReadList<T> = (transport: RestClient, options: CallOptions) => Promise<readonly T[]>;

function keepList<T>(name: string, read: ReadList<T>): Promise<readonly T[]> {
  const [transport, options] = [catalogueTransport(), inTime()];
  return keep(name, [name], () => read(transport, options));
}

/** Every category. @throws BackendError */
export const readCategories = cache(() => keepList('categories', getCategories));

/** Every participating institution. @throws BackendError */
export const readInstitutions = cache(() => keepList('institutions', getInstitutions));

/** Published questions and answers. @throws BackendError */
export const readFaqs = cache(() => keepList('faqs', getFaqs));

/** The filters of the catalogue. @throws BackendError */
export const readFilters = cache(() => keepList('filters', getFilters));

/** Names of the ISCED-F fields by code. @throws BackendError */
export const readIscedNames = cache(async () => flattenIsced(await keepList('isced', getIscedTree)));
