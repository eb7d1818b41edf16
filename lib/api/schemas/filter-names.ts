/** Names of the filters that the application itself knows; any other comes from `/moocFilters`. */
export const categoryFilter = 'filterCategoria';
export const institutionFilter = 'filterAteneo';
export const seriesFilter = 'filterSerie';
/** Names that a backend may have; what leads to them is plain text without them. */
export const languageFilter = 'filterLingua';
export const levelFilter = 'filterLivello';
export const targetFilter = 'filterTarget';
