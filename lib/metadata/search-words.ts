import type { SearchAddress } from '@/lib/addresses/search-address';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { type CardPage, kindOfFirst } from '@/lib/catalogue/course-card';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { type CatalogueTexts, numberedTitle, resultTitle, selectedLabels } from '@/lib/catalogue/result-title';
import { isId } from '@/lib/model/id';

/** Filters whose values have their own page and picture. */
const kinds: ReadonlyMap<string, OnlyValue['kind']> = new Map([
  [categoryFilter, 'category'],
  [institutionFilter, 'institution'],
]);

interface OnlyValue {
  readonly kind: 'category' | 'institution';
  readonly id: string;
}

/** The institution or category of a search for that single value; `null` for any other search. */
export function onlyValueOf({ text, selection }: SearchAddress): OnlyValue | null {
  const selected = Object.entries(selection).flatMap(([name, keys]) => keys.map((id) => ({ name, id })));
  const [only] = selected;
  if (text || !only || selected.length > 1 || !isId(only.id)) return null;
  const kind = kinds.get(only.name);
  return kind ? { kind, id: only.id } : null;
}

/** Title and description of a page of results, for search engines and shared links. */
export function searchWords(
  t: CatalogueTexts,
  filters: readonly FilterView[],
  search: SearchAddress,
  answer: Pick<CardPage, 'total' | 'cards' | 'textReport'>,
): { readonly title: string; readonly description: string } {
  const value = selectedLabels(filters, search);
  const words = { value, count: answer.total, kind: kindOfFirst(answer.cards) };
  return {
    title: numberedTitle(resultTitle(filters, search, answer, t), search.page),
    description: value ? t(`descriptionFor.${onlyValueOf(search)?.kind ?? 'other'}`, words) : t('description', words),
  };
}
