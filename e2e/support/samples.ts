import { z } from 'zod';
import { restUrl } from './addresses.ts';

/** Titles of records in the seeded catalogue (`backend/seed`), named after their use in tests. */
export const titles = {
  /** Italian; every field filled in, several institutions, three teachers, dates. */
  rich: 'Leggere un vulcano: Vesuvio, Campi Flegrei, Etna',
  /** English; every field filled in. */
  english: 'Quantum Physics for the Curious',
  /** Little more than a title. */
  sparse: 'Laboratorio virtuale di genetica delle popolazioni',
  /** Italian, with five teachers. */
  manyTeachers: 'Launeddas e canto a tenore: musiche di tradizione orale della Sardegna',
  /** Italian, of six courses. */
  series: 'Dai dati alle macchine che imparano',
} as const;

const pageSize = 100;
const answer = z.object({
  moocTotali: z.number(),
  moocs: z.array(z.object({ moocId: z.union([z.string(), z.number()]).transform(String), moocTitolo: z.string() })),
});

/** Filters with their selected keys, in the backend's form. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/**
 * Searches the backend directly; pages must show what it finds.
 *
 * @param more parameters of the query
 */
export async function askBackend(selection: Selection, text = '', more: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ lang: 'it', moocsPerPagina: String(pageSize), paginaCorrente: '1', ...more });
  if (text) query.set('testoRicerca', text);
  const response = await fetch(`${restUrl}/mooc/moocVetrinaPaginazione/?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filterCategoria: [], filterAteneo: [], filterLingua: [], ...selection }),
  });
  const { moocTotali, moocs } = answer.parse(await response.json());
  return { total: moocTotali, courses: moocs.map(({ moocId, moocTitolo }) => ({ id: moocId, title: moocTitolo })) };
}

/** The id of a course or series by its title. */
export async function idOf(title: string): Promise<string> {
  const { courses } = await askBackend({});
  const found = courses.find((course) => course.title === title);
  if (!found)
    throw new Error(`The seeded catalogue has no "${title}": choose another record in e2e/support/samples.ts`);
  return found.id;
}
