import { BackendError } from '@/lib/api/errors';
import type { InterfaceLanguage } from '@/lib/model/language';
import { formatSearch, parseSearch, type SearchAddress } from '../../addresses/search-address';
import { askForCards } from '../ask-cards';
import { catalogueQuestion, onExistingPage } from '../catalogue-question';
import type { CardPage } from '../course-card';
import type { FilterView } from '../filter-view';
import { existingOnly } from '../known-search';
import { pageDeadline, pageTransport } from '../page-calls';

/** A search and its answer. */
export interface FoundResults {
  readonly search: SearchAddress;
  readonly answer: CardPage;
}

/**
 * Asks the backend for a search as its address has it.
 *
 * @returns `null` for what needs a page of another kind: a search that is written differently, asks for filters or pages
 *   that do not exist, or has no text; a backend that gives no answer
 */
export async function findResults(
  query: string,
  language: InterfaceLanguage,
  filters: readonly FilterView[],
): Promise<FoundResults | null> {
  const asked = parseSearch(new URLSearchParams(query));
  const search = existingOnly(
    asked,
    filters.map(({ name, choices }) => ({ name, values: choices })),
  );
  if (search.text === '' || formatSearch(search) !== query) return null;
  try {
    const question = catalogueQuestion(search, language, filters);
    const answer = await askForCards(pageTransport(), question, { deadline: pageDeadline() });
    return onExistingPage(search, answer).page === search.page ? { search, answer } : null;
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}
