import 'server-only';
import { cache } from 'react';
import { getCategories, getFaqs, getFilters, getInstitutions, getIscedTree } from '@/lib/api/catalogue';
import { flattenIsced } from './isced-names';
import { catalogueTransport, kept } from './transport';

/** Every category. @throws BackendError */
export const readCategories = cache(() => getCategories(catalogueTransport(), kept('categories')));

/** Every participating institution. @throws BackendError */
export const readInstitutions = cache(() => getInstitutions(catalogueTransport(), kept('institutions')));

/** Published questions and answers. @throws BackendError */
export const readFaqs = cache(() => getFaqs(catalogueTransport(), kept('faqs')));

/** The filters of the catalogue. @throws BackendError */
export const readFilters = cache(() => getFilters(catalogueTransport(), kept('filters')));

/** Names of the ISCED-F fields by code. @throws BackendError */
export const readIscedNames = cache(async () => flattenIsced(await getIscedTree(catalogueTransport(), kept('isced'))));
