import type { SearchAddress } from '@/lib/addresses/search-address';
import { categoryFilter, institutionFilter, levelFilter } from '@/lib/api/schemas/filter-names';
import { alphabetKey } from '@/lib/i18n/alphabet';
import { shownName } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Filter } from '@/lib/model/filter';
import type { Locale } from '@/lib/model/locale';

/** A choice of a filter, with its label for visitors. */
export interface FilterChoice {
  readonly key: string;
  readonly label: string;
  /** The language of an untranslated label. */
  readonly lang?: string;
}

/** A filter with labels for visitors, as plain values, so that server and browser show the same. */
export interface FilterView {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly FilterChoice[];
  /** There are more choices; another page has them all. */
  readonly isShortened?: boolean;
}

/** By filter name: the choices that an answer shows for a list that is too long to be shown completely. */
export type ShortLists = Readonly<Record<string, readonly FilterChoice[]>>;

/** A selected choice with the name of its filter. */
export interface SelectedChoice extends FilterChoice {
  readonly filterName: string;
}

/**
 * The filters and their values in the backend's order (specification, section 4), with labels in the visitor's language. If
 * values are in alphabetical order of their Italian names, an English page orders them by the English names. Levels keep
 * their order.
 */
export function filterViews(
  filters: readonly Filter[],
  locale: Locale,
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

/** Whether the label of a choice contains a typed text, ignoring capitals, accents and punctuation. */
export const hasText = ({ label }: FilterChoice, text: string): boolean =>
  text === '' || alphabetKey(label).includes(alphabetKey(text));

const maxSubjects = 12;

/** The first subjects of the catalogue; none if it has no such filter. */
export function subjectChoices(filters: readonly FilterView[]): readonly FilterChoice[] {
  return filters.find(({ name }) => name === categoryFilter)?.choices.slice(0, maxSubjects) ?? [];
}

/** Whether the values are institutions, which have a page with the complete list. */
export const isOfInstitutions = ({ name }: FilterView): boolean => name === institutionFilter;

/** All filters except categories and institutions, which have links on the whole site. */
export function unlinkedFilters(filters: readonly FilterView[]): readonly FilterView[] {
  return filters.filter(({ name }) => name !== categoryFilter && name !== institutionFilter);
}

/**
 * A filter's choices in display order: selected ones first (specification, section 4), those that would leave no course last.
 *
 * @param counts how many courses each key would leave, if the backend counts
 */
export function choicesInOrder(
  filter: FilterView,
  selected: readonly string[],
  counts?: Readonly<Record<string, number>>,
): readonly FilterChoice[] {
  const placeOf = ({ key }: FilterChoice) => (selected.includes(key) ? 0 : !counts || counts[key] ? 1 : 2);
  return [0, 1, 2].flatMap((place) => filter.choices.filter((choice) => placeOf(choice) === place));
}

/** The filters with the shortened choices of an answer. */
export function withShortLists(filters: readonly FilterView[], lists: ShortLists = {}): readonly FilterView[] {
  return filters.map((filter) => {
    const choices = lists[filter.name];
    return choices ? { ...filter, choices, isShortened: true } : filter;
  });
}

/** The selected choices of all filters, in the order of the filters. */
export function selectedChoices(
  filters: readonly FilterView[],
  { selection }: Pick<SearchAddress, 'selection'>,
): readonly SelectedChoice[] {
  return filters.flatMap(({ name, choices }) =>
    choices.filter(({ key }) => selection[name]?.includes(key)).map((choice) => ({ ...choice, filterName: name })),
  );
}
