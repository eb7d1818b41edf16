import { CourseGrid } from '@/components/cards/CourseGrid';
import { cards } from '@/components/cards/testing/card-fixtures';
import { ActiveFilters } from '@/components/catalogue/ActiveFilters';
import { BrowseByFilter } from '@/components/catalogue/BrowseByFilter';
import { CatalogueView } from '@/components/catalogue/CatalogueView';
import { FilterForm } from '@/components/catalogue/FilterForm';
import { Pagination } from '@/components/catalogue/Pagination';
import { emptySearch } from '@/lib/addresses/search-address';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { FailedCatalogue } from './islands';

const choices = (...labels: string[]) => labels.map((label, index) => ({ key: String(index + 1), label }));
const filters: readonly FilterView[] = [
  { name: 'filterCategoria', label: 'Area', choices: choices('Architettura e design', 'Musica', 'Storia') },
  {
    name: 'filterAteneo',
    label: 'Ateneo',
    choices: choices(
      'Bari',
      'Bologna',
      'Catania',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      'Roma',
      'الجبر',
    ),
  },
];
const narrowed = { text: 'الجبر', selection: { filterAteneo: ['4', '6'], filterCategoria: ['2'] }, page: 2 };
const all = Object.values(cards).map((card, index) => ({ ...card, id: String(index + 1) }));
const answer = { cards: all, total: 95, page: 2, pageCount: 11 };
const nothing = { cards: [], total: 0, page: 1, pageCount: 0 };
const counts = {
  byValue: { filterCategoria: { '2': 12 }, filterAteneo: { '1': 1, '4': 12_345, '6': 3 } },
  withoutFilter: { filterCategoria: 0, filterAteneo: 12 },
  withoutFilters: 1,
  withoutText: 12_345,
};
const note = 'Queste parole non ci sono in nessun corso: «الجبر», «xylophone».';
const view = { title: 'Catalogo dei corsi', filters, search: emptySearch, answer };

/** The catalogue and its parts. */
export const catalogue = {
  CourseCard: { 'all kinds': <CourseGrid courses={all} /> },
  ActiveFilters: {
    'text and values': <ActiveFilters filters={filters} search={narrowed} searchedText={narrowed.text} />,
  },
  FilterForm: {
    'nothing chosen': <FilterForm filters={filters} search={emptySearch} />,
    narrowed: <FilterForm filters={filters} search={narrowed} />,
    counted: <FilterForm filters={filters} search={narrowed} counts={counts} />,
  },
  Pagination: {
    first: <Pagination search={emptySearch} pageCount={11} />,
    middle: <Pagination search={{ ...emptySearch, page: 600 }} pageCount={1200} />,
    last: <Pagination search={{ ...emptySearch, page: 2 }} pageCount={2} />,
  },
  BrowseByFilter: {
    full: (
      <BrowseByFilter
        filters={filters.map((filter, index) => ({ ...filter, isShortened: index === 0 }))}
        locale="it"
        allValues="Tutte le voci: {filter}"
      />
    ),
  },
  CatalogueView: {
    full: <CatalogueView {...view} canBeOrdered />,
    'in another order': <CatalogueView {...view} search={{ ...narrowed, order: 'opening' }} canBeOrdered />,
    loading: <CatalogueView {...view} search={narrowed} busy />,
    'nothing found': <CatalogueView {...view} search={narrowed} answer={nothing} />,
    'nothing found, ways on counted': <CatalogueView {...view} search={narrowed} answer={{ ...nothing, counts }} />,
    'words not found': <CatalogueView {...view} search={narrowed} answer={{ ...answer, note, counts }} />,
    'empty catalogue': <CatalogueView {...view} filters={[]} answer={nothing} />,
    error: <FailedCatalogue {...view} />,
  },
};
