import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titlesFor } from './testing/calls.ts';
import { seededFolder } from './testing/data-folders.ts';
import { type RunningBackend, startBackend } from './testing/running-backend.ts';

jest.setTimeout(180_000);

let folder: string;
let backend: RunningBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooc-terms-'));
  const file = join(folder, 'terms.tsv');
  await writeFile(
    file,
    'italian\tenglish\npentola; pignatta\tchimica in cucina\nsenza tabulazione\nIA; irrigazione\tirrigation\n',
  );
  backend = await startBackend({ BACKEND_DATA: await seededFolder(), SEARCH_TERMS: file });
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

it("finds by the operator's own terms", async () => {
  expect(await titlesFor(backend.rest, 'pignatta')).toEqual(['Chimica in cucina']);
});

it('warns at the start which line is wrong and which contradicts another, and starts', () => {
  expect(backend.output()).toMatch(/"level":"warn".*terms\.tsv, line 3: it has no tab; needed are /);
  expect(backend.output()).toMatch(
    /"level":"warn".*terms\.tsv, line 4: “IA” means “irrigazione” here and .* in curated\.tsv, line 2/,
  );
});

it.each([
  ['polimi', /./],
  ['University of Bologna', /Electric Vehicle/],
  ['Bicocca', /Epidemiology|Statistics for Decisions|Dai dati/],
  ['Tor Vergata', /Additive Manufacturing|Antimicrobial/],
])('finds the courses of an institution by what it is called: %s', async (name, expected) => {
  expect((await titlesFor(backend.rest, name))[0]).toMatch(expected);
});

it.each([
  ['La Sapienza', ['Fonti, testi, luoghi', 'Orbits and Missions', 'Reading Roman Inscriptions']],
  [
    'Roma 3',
    [
      'Il giardino storico',
      'La Costituzione, articolo per articolo',
      'Regole comuni',
      'Relational Databases in Practice',
    ],
  ],
])(
  'finds all courses and series of an institution, Italian and English ones, and no others: %s',
  async (name, expected) => {
    const titles = await titlesFor(backend.rest, name);
    expect(titles.sort()).toEqual(expected.map((title) => expect.stringContaining(title)));
  },
);

it.each([
  ['Library, information and archival studies', /Digital Scholarly|Leggere le carte|Curating/],
  ['Database and network design and administration', /Relational Databases|Sicurezza informatica|dati aperti/],
])('finds courses by the English name of their field, which stands in none: %s', async (name, expected) => {
  expect((await titlesFor(backend.rest, name))[0]).toMatch(expected);
});
