import { getJson, search } from './testing/calls.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();
const idsFor = async (testoRicerca: string, selection = {}) => {
  const { moocs } = await search(backend.rest, { testoRicerca, moocsPerPagina: 100 }, selection);
  return moocs.map(({ moocId }) => moocId).sort((one, other) => one - other);
};

interface Institution {
  readonly ateneo_id: number;
  readonly ateneo_nome: string;
}

/** Short names that are ordinary words, or look like another institution's short name. */
const ofCatalogue = [
  ['UniVe', "Università Ca' Foscari Venezia"],
  ['unica', 'Università degli Studi di Cagliari'],
  ['unito', 'Università degli Studi di Torino'],
  ['UNISA', 'Università degli Studi di Salerno'],
  ['unife', 'Università degli Studi di Ferrara'],
  ['unibo', 'Alma Mater Studiorum - Università di Bologna'],
  ['unimi', 'Università degli Studi di Milano'],
  ['PoliTo', 'Politecnico di Torino'],
] as const;

describe("an institution's short name", () => {
  it.each(ofCatalogue)('%s finds the courses and series of that institution, and no others', async (typed, name) => {
    const { body } = await getJson(`${backend.rest}/cata/atenei`);
    const id = (body as readonly Institution[]).find(({ ateneo_nome }) => ateneo_nome === name)?.ateneo_id;
    const own = await idsFor('', { filterAteneo: [id] });
    expect(own.length).toBeGreaterThan(0);
    expect(await idsFor(typed)).toEqual(own);
  });

  it.each(['unibg', 'univr', 'unime', 'unibas', 'UniPv', 'sissa', 'unitus'])(
    '%s, which the catalogue lacks, is no other institution',
    async (testoRicerca) => {
      const { ricerca, moocTotali } = await search(backend.rest, { testoRicerca });
      expect({ ricerca, moocTotali }).toEqual({
        ricerca: { testoCorretto: null, paroleSenzaRisultati: [testoRicerca] },
        moocTotali: 0,
      });
    },
  );

  it('is a part of a longer text too', async () => {
    const both = await idsFor('volcanoes unict');
    expect(both.length).toBeGreaterThan(0);
    for (const id of both) expect(await idsFor('unict')).toContain(id);
  });
});
