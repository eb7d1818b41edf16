import { product, type Server } from '../programs.ts';
import { timeEightClients } from './eight-clients.ts';

/** A kind of call to the backend's search. */
export interface SearchKind {
  readonly name: string;
  /** Whether the call also asks for the counts of other choices (extension `search`), as the web app does. */
  readonly isCounted?: boolean;
  /** The n-th call of this kind: text, and selected keys by filter. */
  readonly question: (index: number) => { readonly text: string; readonly selection: Record<string, string[]> };
}

const words = [
  'arte',
  'storia',
  'musica',
  'introduzione',
  'laboratorio',
  'dati',
  'matematica',
  'design',
  'diritto',
  'fisica',
];
const categories = 10;
const text = (index: number) => words[index % words.length] ?? '';
const twoFilters = (index: number) => ({
  filterCategoria: [String(1 + (index % categories)), String(1 + ((index + 3) % categories))],
  filterLingua: [index % 3 === 0 ? 'EN' : 'IT'],
});

/** The measured kinds: first without restriction, then with more and more. */
export const searchKinds: readonly SearchKind[] = [
  { name: 'everything', question: () => ({ text: '', selection: {} }) },
  { name: 'everything, counted', isCounted: true, question: () => ({ text: '', selection: {} }) },
  { name: 'two filters', question: (index) => ({ text: '', selection: twoFilters(index) }) },
  { name: 'text', question: (index) => ({ text: text(index), selection: {} }) },
  { name: 'text, counted', isCounted: true, question: (index) => ({ text: text(index), selection: {} }) },
  { name: 'two filters and text', question: (index) => ({ text: text(index), selection: twoFilters(index) }) },
];

/** Searches as the web app does (REST contract, `POST /mooc/moocVetrinaPaginazione/`). @returns milliseconds until the answer is read */
export async function timeSearch(backend: Server, kind: SearchKind, index: number): Promise<number> {
  const { text: testoRicerca, selection } = kind.question(index);
  const query = new URLSearchParams({ lang: 'it', moocsPerPagina: '9', paginaCorrente: '1', testoRicerca });
  if (kind.isCounted) query.set('conteggi', 'true');
  const body = JSON.stringify({ filterCategoria: [], filterLingua: [], ...selection });
  const began = performance.now();
  const response = await fetch(`${backend.origin}/${product}/rest/mooc/moocVetrinaPaginazione/?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  if (!response.ok)
    throw new Error(`A search for "${testoRicerca}" ${body} was answered with status ${response.status}`);
  return performance.now() - began;
}

/** Eight concurrent clients search for texts. @param more options of every call @returns milliseconds of each call */
export function timeTexts(
  backend: Server,
  texts: readonly string[],
  more: { readonly isCounted?: boolean; readonly selection?: Record<string, string[]> } = {},
): Promise<number[]> {
  const { isCounted = false, selection = {} } = more;
  const kind: SearchKind = { name: 'texts', isCounted, question: (index) => ({ text: texts[index] ?? '', selection }) };
  return timeEightClients([...texts.keys()], (index) => timeSearch(backend, kind, index));
}

const keysUpTo = (last: number) => Array.from({ length: last }, (_, index) => String(index));
/** Four hundred keys; most of them do not exist in the catalogue. */
export const manyFilters = { filterCategoria: keysUpTo(100), filterAteneo: keysUpTo(200), filterTarget: keysUpTo(100) };
