/** Pages of one kind, each visited once: the first visitor of a page waits for the backend, later ones get it from memory. */
export interface PageKind {
  readonly name: string;
  readonly paths: readonly string[];
}

const visits = 24;
const numbers = (first: number) => Array.from({ length: visits }, (_, index) => first + index);

const words = ['arte', 'storia', 'musica', 'dati', 'matematica', 'design', 'diritto', 'fisica'];
const filters = ['filterLingua=EN', 'filterTipo=course', 'filterDisponibilita=now'];
/** The catalogue has twelve categories, each with a page in both languages. */
const categories = numbers(1).slice(0, 12);
/** Institutions from this id on are copies with generated courses. */
const firstCopy = 200;

const ordered = (order: string) => numbers(1).map((page) => `catalogue?order=${order}&page=${page}`);

/** The search whose duration is the limit for the other pages. */
export const searchKind = 'search for a text and a filter';

export const pageKinds: readonly PageKind[] = [
  { name: searchKind, paths: words.flatMap((word) => filters.map((filter) => `catalogue?q=${word}&${filter}`)) },
  { name: 'order: opening soon', paths: ordered('opening') },
  { name: 'order: newest', paths: ordered('newest') },
  { name: 'order: shortest', paths: ordered('shortest') },
  { name: 'order: title', paths: ordered('title') },
  { name: 'list of an institution', paths: numbers(firstCopy).map((id) => `catalogue?filterAteneo=${id}`) },
  { name: 'page of an institution', paths: numbers(firstCopy).map((id) => `aboutUniv/${id}`) },
  { name: 'page of a teacher', paths: numbers(1).map((id) => `teacher/${id}`) },
  {
    name: 'page of a subject',
    paths: ['', 'en/'].flatMap((language) => categories.map((id) => `${language}catalogue?filterCategoria=${id}`)),
  },
  { name: 'pages of all institutions', paths: numbers(2).map((page) => `aboutUniv?page=${page}`) },
];
