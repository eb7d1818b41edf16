import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJson, search } from './testing/calls.ts';
import { page } from './testing/contract-shapes.ts';
import { type BackendOnEngine, engines, startOn } from './testing/engines.ts';

jest.setTimeout(180_000);

describe.each(engines)('what a text is near to on %s', (engine) => {
  let backend: BackendOnEngine;
  beforeAll(async () => {
    backend = await startOn(engine);
  });
  afterAll(() => backend.remove());

  const near = async (testoRicerca: string, selection = {}) =>
    page.parse(await search(backend.rest, { testoRicerca }, selection)).vicini;
  const categories = async (text: string) => (await near(text))?.categorie.map(({ categoria_desc }) => categoria_desc);
  const titles = async (text: string) => (await near(text))?.moocs.map(({ moocTitolo }) => moocTitolo) ?? [];

  it('is part of version 2 of the extension, and version 1 goes on', async () => {
    const { body } = await getJson(`${backend.rest}/jaf/public/extensions`);
    const versions = [1, 2].map((version) => ({ name: 'search', version }));
    expect(body).toEqual({ extensions: expect.arrayContaining(versions) });
  });

  it.each([
    ['chitarra', 'Musica', /Jazz Harmony/],
    ['xylophone', 'Musica', /Jazz Harmony/],
    ['psicologia', 'Medicina e salute', /invecchiamento/],
    ['videogiochi', 'Informatica e dati', /Programmare in Python/],
    ['odontoiatria', 'Medicina e salute', /Epidemiology/],
    ['criminology', 'Diritto e società', /Mafie/],
    ['dinosauri', 'Scienze e matematica', /Climate Archives/],
    ['swahili', 'Lingue e culture', /Italian for Beginners/],
    ['knitting', 'Arti visive e spettacolo', /mosaico/],
    ['c#', 'Informatica e dati', /Programmare in Python/],
    ['kubernetes', 'Informatica e dati', /Databases|Python/],
    ['covid', 'Medicina e salute', /Epidemiology/],
    ['corso di blockchain', 'Informatica e dati', /Relational Databases/],
    ['bullismo', 'Educazione e formazione', /salute mentale dei giovani/],
    ['puccini', 'Musica', /Paganini/],
    ['referendum', 'Diritto e società', /Costituzione/],
    ['general relativity', 'Scienze e matematica', /Quantum Physics/],
    ['UX', 'Architettura e design', /^Drawing Letters/],
    ['MAT/05', 'Scienze e matematica', /^Precorso di matematica/],
    ['MATH-03/B', 'Scienze e matematica', /^Precorso di matematica/],
    ['INFO-01/A', 'Informatica e dati', /^Programmare in Python/],
    ['GIUR-05/A', 'Diritto e società', /^La Costituzione/],
    ['ARTE-01', 'Arti visive e spettacolo', /mosaico/],
    ['CODI/21', 'Musica', /^Jazz Harmony/],
    ['ABPR/31', 'Arti visive e spettacolo', /fotografia/],
    ['abpr31', 'Arti visive e spettacolo', /fotografia/],
    ['B2', 'Lingue e culture', /^Italian for Beginners/],
    ['gestione della classe', 'Educazione e formazione', /^È per tutti/],
    ['podologia', 'Medicina e salute', /dolore/],
    ['Liechtenstein', 'Lettere, storia e filosofia', /Italian for Beginners/],
    ['voting', 'Diritto e società', /Costituzione/],
    ['bread', 'Scienze e matematica', /^Chimica in cucina/],
    // Names of degree courses, whose other word is “scienze” or “studies”.
    ['scienze zootecniche', 'Scienze e matematica', /giardino storico/],
    ['scienze naturali', 'Scienze e matematica', /^Life in the Mediterranean/],
    ['Asian studies', 'Lingue e culture', /Italian for Beginners/],
    ['scienze internazionali e diplomatiche', 'Diritto e società', /Costituzione/],
    ['scienze forestali', 'Scienze e matematica', /^Bauen mit Holz/],
    ['CTF', 'Medicina e salute', /Antimicrobial/],
    // A word of a subject means nothing else: a “colonna” may be one of sound.
    ['colonnine di ricarica', 'Ingegneria e tecnologia', /^Smart Grids/],
    // Half-typed words of subjects.
    ['giurispr', 'Diritto e società', /Costituzione/],
    ['corso di astron', 'Scienze e matematica', /^Orbits and Missions/],
    // Courses have each of its words, but none has the term.
    ['buste paga', 'Economia e impresa', /bilancio/],
    ['computer networks', 'Informatica e dati', /^Relational Databases/],
    ['scrivere un libro', 'Lettere, storia e filosofia', /^Écrire le français/],
    // A word for the moon, but also a teacher's name.
    ['luna', 'Scienze e matematica', /Fisica sotto la montagna/],
    ['Giappone', 'Lettere, storia e filosofia', /Medioevo/],
    ['South Africa', 'Lingue e culture', /français/],
    // Regions, peoples, and what only a person can be.
    ['Tuscany', 'Lettere, storia e filosofia', /Medioevo/],
    ['egizi', 'Lettere, storia e filosofia', /archeologia/],
    ['beduini', 'Lettere, storia e filosofia', /Medioevo/],
    // What schools and administrations call things: no course of electronics, no “regole comuni”.
    ['registro elettronico', 'Educazione e formazione', /Classroom/],
    ['determina dirigenziale', 'Diritto e società', /Costituzione/],
    ['piano regolatore', 'Architettura e design', /zona sismica/],
    // Courses that name no field of study: theirs is that of their strongest topic.
    ['scultura', 'Arti visive e spettacolo', /^Acquerello/],
    ['DNA', 'Scienze e matematica', /genetica delle popolazioni/],
    // Programs, professions and people as topics.
    ['pacchetto office', 'Informatica e dati', /^Visualizzare i dati/],
    ['roofer', 'Architettura e design', /zona sismica/],
    ['netturbino', 'Ingegneria e tecnologia', /pioggia/],
    ['magritte', 'Arti visive e spettacolo', /^Segno/],
    // Dams, and the degree course DAMS.
    ['dams', 'Architettura e design', /pioggia|zona sismica/],
    // Rare words of disciplines.
    ['simbiosi', 'Scienze e matematica', /genetica delle popolazioni/],
    ['metonymy', 'Lettere, storia e filosofia', /Inferno/],
    // Sports, not ships.
    ['vela', 'Medicina e salute', /alimentazione/],
  ])('of %s is %s and what is taught there', async (text, category, course) => {
    expect(await categories(text)).toContain(category);
    const found = await titles(text);
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(course)]));
    expect(found).toEqual([...new Set(found)]);
  });

  it('is first of all the course about its topic, then others in its field of study', async () => {
    expect((await titles('oceanografia'))[0]).toMatch(/^Life in the Mediterranean/);
  });

  it('of a whole last word is nothing that a longer word means: “parla” is no “parlamento”', async () => {
    expect(await categories('dinosauri parla')).toEqual(['Scienze e matematica']);
  });

  it('of a term is nothing that one of its words means', async () => {
    expect(await categories('resistenza agli antibiotici')).not.toContain('Lettere, storia e filosofia');
    expect(await categories('cellule e tessuti')).not.toContain('Arti visive e spettacolo');
    expect(await categories('borsa e finanza')).not.toContain('Arti visive e spettacolo');
    expect(await categories('lingue e culture moderne')).not.toContain('Medicina e salute');
    expect(await categories('china')).not.toContain('Arti visive e spettacolo');
    expect(await categories('latex')).not.toContain('Musica');
    expect(await categories('VET/07')).not.toContain('Educazione e formazione');
    expect(await titles('storia della Terra')).not.toContainEqual(expect.stringMatching(/^Storia dell'arte/));
  });

  it('of a word that names a subject is nothing that its concepts mean, nor what has the stem of one', async () => {
    expect((await categories('triage'))?.[0]).toBe('Medicina e salute');
    expect((await categories('prelievo venoso'))?.[0]).toBe('Medicina e salute');
    expect(await categories('pozzo petrolifero')).not.toContain('Lettere, storia e filosofia');
  });

  it('of a word of many subjects is first of all what most of them have', async () => {
    expect((await categories('vino'))?.[0]).toBe('Medicina e salute');
    expect(await categories('rifiuti e raccolta differenziata')).not.toContain('Arti visive e spettacolo');
  });

  it('of a teacher is what they teach, and nothing that sounds like the name', async () => {
    expect(await categories('Cassano')).toEqual(['Ingegneria e tecnologia']);
    expect(await categories('Brambilla Sala')).toContain('Architettura e design');
  });

  it('counts what the filter of the category finds', async () => {
    const [first] = (await near('chitarra'))?.categorie ?? [];
    const found = await search(backend.rest, {}, { filterCategoria: [first?.categoria_id] });
    expect(first?.numMoocPubblicati).toBe(found.moocTotali);
  });

  it.each([
    ['chitarra', true],
    ['c++', true],
    ['psicologia', false],
    ['Maria', false],
    ['xylophone', false],
    // Many courses mention a word of the text.
    ['manga', true],
    ['stelle e pianeti', true],
    // One term; courses have only its words, apart from each other.
    ['diritto del lavoro', true],
    ['data science', true],
    // One subject, of which courses of other fields have a word in their title or subtitle.
    ['storia del cinema', true],
    ['gestione del tempo', true],
    ['modern languages', true],
    ['environmental engineering', true],
    // A neighbouring field is not enough.
    ['storia delle religioni', true],
    ['scienze della comunicazione', true],
    // A course of the same field that has a word of the subject answers.
    ['music theory', false],
    ['psicologia dello sviluppo', false],
    // The course is about the subject, but uses another word.
    ['phishing', false],
    ['depressione', false],
    ['geologia', false],
    // The name is part of an institution's name.
    ['san pietro a majella', false],
    // A teacher's name, which Italian courses have without the stem of the typed word.
    ['Terranova', false],
  ])('says whether the courses found only mention it: %s', async (text, isOnlyMentioned) => {
    expect((await near(text))?.soloMenzioni).toBe(isOnlyMentioned);
  });

  it('is no course that answers the text', async () => {
    const { moocs, vicini } = await search(backend.rest, { testoRicerca: 'psicologia' });
    const ids = new Set(moocs.map(({ moocId }) => moocId));
    expect(ids.size).toBeGreaterThan(0);
    expect(vicini?.moocs.filter(({ moocId }) => ids.has(moocId))).toEqual([]);
  });

  it.each([
    ['suonare la chitarra', /^Jazz Harmony/],
    ['probabilità', /^Precorso di matematica/],
    ['how do I make a museum exhibition', /^Restaurare i dipinti/],
  ])('comes for %s: more than two courses answer, but most of them only mention it', async (text, course) => {
    const { moocs, vicini } = await search(backend.rest, { testoRicerca: text, moocsPerPagina: 2 });
    expect(moocs).toHaveLength(2);
    expect(vicini).toMatchObject({ soloMenzioni: false });
    expect(vicini?.moocs).toContainEqual(expect.objectContaining({ moocTitolo: expect.stringMatching(course) }));
  });

  it.each(['matematica', 'statistica', 'taking better photos', '', '?!', 'xyzzyqwk', 'della'])(
    'is nothing for %p',
    async (text) => {
      expect(await near(text)).toBeUndefined();
    },
  );

  it('does not depend on filters that leave nothing of many courses', async () => {
    const filtered = await search(backend.rest, { testoRicerca: 'statistica' }, { filterLingua: ['FR'] });
    expect(filtered).toMatchObject({ moocTotali: 0 });
    expect(filtered.vicini).toBeUndefined();
    expect(await near('chitarra', { filterLingua: ['FR'] })).toEqual(
      expect.objectContaining({ categorie: (await near('chitarra'))?.categorie }),
    );
  });
});

it('knows every field of ISCED-F that the catalogue has, and topics of each detailed one', () => {
  const table = (name: string) =>
    readFileSync(join(__dirname, 'search/dictionary/terms', name), 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .slice(1)
      .map((line) => line.split('\t'));
  const codes = new Set(table('isced.tsv').map(([code]) => code));
  const used = new Set(table('topics.tsv').flatMap(([fields = '']) => fields.split(' ')));
  expect([...used].filter((code) => !codes.has(code))).toEqual([]);
  expect([...codes].filter((code = '') => code.length === 4 && !used.has(code))).toEqual([]);
});
