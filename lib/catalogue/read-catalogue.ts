import 'server-only';
import { cache } from 'react';
import type { Filter } from '@/lib/model/filter';
import type { InterfaceLanguage } from '@/lib/model/language';
import { emptySearch, formatSearch, parseSearch, type SearchAddress } from '../addresses/search-address';
import { catalogueQuestion, onExistingPage } from './catalogue-question';
import type { CardPage } from './course-card';
import { existingOnly, fullSelection } from './known-search';
import { readCards } from './read-cards';
import { readFilters } from './read-lists';

/** Featured courses read at once: five visible, ten carousel pages (specification, section 9). */
const featuredPageSize = 50;

/** A page of the catalogue with the filters beside it. */
export interface CatalogueResult {
  readonly filters: readonly Filter[];
  /** The search without filters and keys that do not exist and with the page clamped to those that do. */
  readonly search: SearchAddress;
  readonly answer: CardPage;
}

/** What the catalogue shows for a search. @throws BackendError */
export function readCatalogue(asked: SearchAddress, language: InterfaceLanguage): Promise<CatalogueResult> {
  return readSearch(formatSearch(asked), language);
}

/** Once for a page, its metadata and its structured data. */
const readSearch = cache(async (query: string, language: InterfaceLanguage): Promise<CatalogueResult> => {
  const asked = parseSearch(new URLSearchParams(query));
  const filters = await readFilters();
  const search = existingOnly(asked, filters);
  const answer = await readCards(catalogueQuestion(search, language, filters));
  return { filters, search: onExistingPage(search, answer), answer };
});

/** One page of the featured courses. @throws BackendError */
export async function readFeaturedCards(language: InterfaceLanguage, page = 1): Promise<CardPage> {
  const selection = fullSelection(emptySearch, await readFilters());
  return readCards({ language, text: '', selection, page, pageSize: featuredPageSize, featuredOnly: true });
}
