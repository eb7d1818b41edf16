/** Names of the filters that the application itself uses; all others come from `/moocFilters`. */
export const categoryFilter = 'filterCategoria';
export const institutionFilter = 'filterAteneo';
export const seriesFilter = 'filterSerie';
/** Filters that a backend may lack; pages then show plain text instead of links to them. */
export const languageFilter = 'filterLingua';
export const levelFilter = 'filterLivello';
export const availabilityFilter = 'filterDisponibilita';
/** The key of the availability filter for courses that have not opened yet. */
export const upcomingKey = 'upcoming';
export const kindFilter = 'filterTipo';
/** The key of the kind filter for series. */
export const seriesKey = 'series';
export const targetFilter = 'filterTarget';

/**
 * Whether a text can name a filter (REST contract, "Filter"). Names become parameters of addresses and keys of calls. Other
 * names are refused when they are read, so that every filter on a page can be linked, stored and sent.
 */
export function isFilterName(name: string): boolean {
  return /^filter\w{1,40}$/.test(name);
}

/**
 * Whether a text can be a key of a filter: 1 to 100 printable characters without `<`, `>`, `"`, backslash and backtick. Single
 * plain spaces may stand between other characters. In addresses the key is percent-encoded.
 */
export function isFilterKey(key: string): boolean {
  return /^(?! )[^\p{C}\p{Zl}\p{Zp}<>"\\`]{1,100}$/u.test(key) && !/[^\P{Zs} ]| $/u.test(key);
}
