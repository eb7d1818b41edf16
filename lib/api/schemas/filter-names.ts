/** Names of the filters that the application itself knows; any other comes from `/moocFilters`. */
export const categoryFilter = 'filterCategoria';
export const institutionFilter = 'filterAteneo';
export const seriesFilter = 'filterSerie';
