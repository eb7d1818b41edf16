import { categoryFilter, institutionFilter, levelFilter } from '@/lib/api/schemas/filter-names';
import { alphabetKey } from '@/lib/i18n/alphabet';
import { shownName } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Filter } from '@/lib/model/filter';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { SearchAddress } from '../addresses/search-address';

/** A choice of a filter as a visitor reads it. */
export interface FilterChoice {
  readonly key: string;
  readonly label: string;
  /** The language of a label that nobody has translated. */
  readonly lang?: string;
}

/** A filter as a visitor reads it: plain values that server and browser show alike. */
export interface FilterView {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly FilterChoice[];
  /** There are more choices than these; another page has them all. */
  readonly isShortened?: boolean;
}

/** By name of a filter: the choices that one answer shows of a list that is too long to be shown whole. */
export type ShortLists = Readonly<Record<string, readonly FilterChoice[]>>;

/** A selected choice together with the filter it belongs to. */
export interface SelectedChoice extends FilterChoice {
  readonly filterName: string;
}

/**
 * The filters and their values in the backend's order (specification, section 4), named in the visitor's language. Values in the
 * alphabetical order of their Italian names are in that of the English names on an English page; levels keep their order.
 */
export function filterViews(
  filters: readonly Filter[],
  locale: InterfaceLanguage,
  nameOf: (filterName: string) => string,
): readonly FilterView[] {
  const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;
  return [...filters].sort(byOrder).map(({ name, values }) => {
    const sorted = [...values].sort(byOrder);
    const inOrder = name === levelFilter ? sorted : inReadingOrder(sorted, locale, ({ label }) => label);
    const choices = inOrder.map(({ key, label }) => {
      const { text, lang } = shownName(label, locale, key);
      return { key, label: text, ...(lang && { lang }) };
    });
    return { name, label: nameOf(name), choices };
  });
}

/** Whether the name of a choice has a text that was typed, whatever the capitals, accents and signs of the two. */
export const hasText = ({ label }: FilterChoice, text: string): boolean =>
  text === '' || alphabetKey(label).includes(alphabetKey(text));

const mostSubjects = 12;

/** The first subjects of the catalogue; none where it has no such filter. */
export function subjectChoices(filters: readonly FilterView[]): readonly FilterChoice[] {
  return filters.find(({ name }) => name === categoryFilter)?.choices.slice(0, mostSubjects) ?? [];
}

/** Whether the values are institutions, of which there is a page that has all. */
export const isOfInstitutions = ({ name }: FilterView): boolean => name === institutionFilter;

/** The filters but those of categories and institutions, which the whole site links to. */
export function unlinkedFilters(filters: readonly FilterView[]): readonly FilterView[] {
  return filters.filter(({ name }) => name !== categoryFilter && name !== institutionFilter);
}

/**
 * A filter's choices as they are shown: the selected first (specification, section 4), those that would leave no course
 * last.
 *
 * @param counts how many courses each key would leave, where somebody has counted
 */
export function choicesInOrder(
  filter: FilterView,
  selected: readonly string[],
  counts?: Readonly<Record<string, number>>,
): readonly FilterChoice[] {
  const placeOf = ({ key }: FilterChoice) => (selected.includes(key) ? 0 : !counts || counts[key] ? 1 : 2);
  return [0, 1, 2].flatMap((place) => filter.choices.filter((choice) => placeOf(choice) === place));
}

/** The filters with the choices that an answer shows of those that are too long. */
export function withShortLists(filters: readonly FilterView[], lists: ShortLists = {}): readonly FilterView[] {
  return filters.map((filter) => {
    const choices = lists[filter.name];
    return choices ? { ...filter, choices, isShortened: true } : filter;
  });
}

/** The selected choices of all filters, filter by filter. */
export function selectedChoices(
  filters: readonly FilterView[],
  { selection }: Pick<SearchAddress, 'selection'>,
): readonly SelectedChoice[] {
  return filters.flatMap(({ name, choices }) =>
    choices.filter(({ key }) => selection[name]?.includes(key)).map((choice) => ({ ...choice, filterName: name })),
  );
}
