/** Names of the filters that the application itself knows; any other comes from `/moocFilters`. */
export const categoryFilter = 'filterCategoria';
export const institutionFilter = 'filterAteneo';
export const seriesFilter = 'filterSerie';
/** Names that a backend may have; links to them are plain text without them. */
export const languageFilter = 'filterLingua';
export const levelFilter = 'filterLivello';
export const availabilityFilter = 'filterDisponibilita';
/** Its key of what is yet to open. */
export const upcomingKey = 'upcoming';
export const kindFilter = 'filterTipo';
/** Its key of series. */
export const seriesKey = 'series';
export const targetFilter = 'filterTarget';

/**
 * Whether a text can name a filter (REST contract, "Filter"). Names become parameters of addresses and keys of calls: any
 * other filter is refused where it comes in, so that all that is drawn can be linked, kept and sent.
 */
export function isFilterName(name: string): boolean {
  return /^filter\w{1,40}$/.test(name);
}

/**
 * Whether a text can be a key of a filter: 1 to 100 printable characters without `<`, `>`, `"`, backslash and backtick, plain spaces
 * only between others. In addresses it is percent-encoded.
 */
export function isFilterKey(key: string): boolean {
  return /^(?! )[^\p{C}\p{Zl}\p{Zp}<>"\\`]{1,100}$/u.test(key) && !/[^\P{Zs} ]| $/u.test(key);
}
