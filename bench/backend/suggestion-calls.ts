import { product, type Server } from '../programs.ts';
import { timeEightClients } from './eight-clients.ts';

/** Texts that visitors type letter by letter: titles, subjects, names, missing subjects, words that occur in thousands of titles. */
const typed = [
  'arte',
  'storia della musica',
  'programming',
  'earthquake',
  'per chi insegna',
  'the short course',
  'bandinelli',
  'politecnico di milano',
  'leggere un vulcano',
  'psicologia',
];

const beginnings = typed.flatMap((text) => Array.from(text, (_, place) => text.slice(0, place + 1)).slice(1));

async function timeSuggestion(backend: Server, testo: string): Promise<number> {
  const began = performance.now();
  const query = new URLSearchParams({ testo, lingua: 'it' });
  const response = await fetch(`${backend.origin}/${product}/rest/mooc/suggerimenti?${query}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`Suggestions for "${testo}" were answered with status ${response.status}`);
  return performance.now() - began;
}

/** Eight concurrent clients ask for suggestions after every typed letter. @returns milliseconds of each call */
export const timeSuggestions = (backend: Server): Promise<number[]> =>
  timeEightClients(beginnings, (text) => timeSuggestion(backend, text));
