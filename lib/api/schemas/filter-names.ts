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
  return /^filter[A-Za-z]{1,40}$/.test(name);
}
