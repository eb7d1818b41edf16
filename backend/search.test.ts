import { search, titlesFor } from './testing/calls.ts';
import { type BackendOnEngine, engines, startOn } from './testing/engines.ts';

jest.setTimeout(180_000);

describe.each(engines)('searching for text on %s', (engine) => {
  let backend: BackendOnEngine;
  beforeAll(async () => {
    backend = await startOn(engine);
  });
  afterAll(() => backend.remove());

  const titles = (text: string) => titlesFor(backend.rest, text);
  const best = async (text: string) => (await titles(text))[0];

  it.each([
    ['a word of the title', 'Vesuvio', /Vesuvio/],
    ['a word of the description', 'tartaruga', /Python/],
    ['a name of a teacher', 'Montefiori', /Python/],
    ['a name of an institution', 'Foscari', /./],
    ['its acronym', 'PoliMi', /./],
  ])('finds %s', async (_what, text, expected) => {
    expect((await titles(text)).some((title) => expected.test(title))).toBe(true);
  });

  it('puts a title before a mere mention', async () => {
    expect(await best('matematica')).toMatch(/matematica/i);
    expect(await best('quantum physics')).toMatch(/quantum physics/i);
    expect(await best("storia dell'arte")).toMatch(/Storia dell'arte/);
  });

  it.each([
    ['università', 'universita'],
    ['città', 'CITTA'],
    ['français', 'francais'],
    ["l'economia", 'economia'],
    ['l’economia', 'economia'],
    ["dell'arte", 'arte'],
    ['la musica nella storia', 'musica storia'],
    ['the physics of the quantum', 'physics quantum'],
    ['  Economia,  ambiente! ', 'economia ambiente'],
    ['micro economics', 'microeconomics'],
  ])('%s finds what %s finds', async (one, other) => {
    const found = await titles(one);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(await titles(other)));
  });

  it.each([
    ['musiche', /\bmusica\b/i],
    ['vulcani', /\bvulcano\b/i],
  ])('finds other forms of %s', async (text, expected) => {
    expect((await titles(text)).some((title) => expected.test(title))).toBe(true);
  });

  it.each([
    ['universo', /università/i],
    ['moda', /sguardo lungo/],
    ['legge', /^Leggere/],
    ['marketing', /Italian for Beginners/],
    ['buste paga', /Paganini/],
    ['rifiuti', /^AI in the Classroom/],
    ['commercialista', /Quantum Physics/],
    ['geometra', /algebra/],
    ['regista', /^Electric Vehicle/],
    ['naturalista', /calcolatore/],
  ])('does not find what %s only shares its stem with', async (text, other) => {
    expect((await titles(text)).filter((title) => other.test(title))).toEqual([]);
  });

  it.each([
    ['DAMS', /^Set Design/],
    ['beni culturali', /^Restaurare i dipinti murali/],
    ['special education', /didattica inclusiva/],
    ['commercialista', /^Leggere il bilancio/],
    ['translator', /^La lingua e il calcolatore/],
  ])('finds first what people mean by %s', async (text, expected) => {
    expect(await best(text)).toMatch(expected);
  });

  it.each([
    'lingue e culture moderne',
    'scienze internazionali e diplomatiche',
    "maestra d'asilo",
    'power bi',
    'china',
  ])('finds nothing by a word that means something else in %s', async (text) => {
    expect(await titles(text)).toEqual([]);
  });

  it.each([
    ['fake news', /Inferno/],
    ['business english', /Energy Transition/],
    ['how to sleep better', /Medioevo/],
    ['stress da lavoro', /^Equilibrio/],
    ['calcestruzzo', /^Suono sintetico/],
    ['film making', /^Jazz Harmony/],
  ])('finds no course of another field by a word or a synonym of %s', async (text, other) => {
    expect((await titles(text)).filter((title) => other.test(title))).toEqual([]);
  });

  it('every word must be there', async () => {
    const both = await titles('economia ambiente');
    expect(both.length).toBeGreaterThan(0);
    expect(await titles('economia')).toEqual(expect.arrayContaining(both));
    expect(await titles('ambiente')).toEqual(expect.arrayContaining(both));
  });

  it.each(['universit', 'matemat', 'archeolo', 'quantu', 'macchine che impar'])(
    'takes %s for half typed',
    async (text) => {
      expect((await titles(text)).length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['oss', /Anatomia artistica/],
    ['bes', /Gestalten/],
    ['guitar', /Partimento/],
    ['LIS', /Programmare/],
  ])('takes %s, a word of the dictionary, for whole', async (text, other) => {
    expect((await titles(text)).filter((title) => other.test(title))).toEqual([]);
  });

  it.each([
    ['IA', /\bIA\b/],
    ['ia', /\bIA\b/],
    ['AI', /\bAI\b/],
    ['ai', /\bAI\b/],
  ])('finds the word %s and not what begins with it', async (text, expected) => {
    expect(await best(text)).toMatch(expected);
    expect((await titles(text)).length).toBeLessThan(15);
  });

  it.each([
    ['matemtica', /matematica/i],
    ['econmia', /economia/i],
    ['archelogia', /archeologia/i],
    ['quantm physics', /quantum/i],
    ['vesuvoi', /vesuvio/i],
    ['machine lerning', /machine learning/i],
  ])('takes %s for misspelt', async (text, expected) => {
    expect((await titles(text)).some((title) => expected.test(title))).toBe(true);
  });

  it.each([
    ['programming', /Programmare in Python/],
    ['cambiamento climatico', /Climate Archives/],
    ['diritti umani', /Human Rights/],
    ['arte contemporanea', /Contemporary Art/],
    ['statistica per principianti', /^Statistics for Decisions/],
    ['auto elettriche', /Electric Vehicle/],
    ['first aid', /primo soccorso/],
    ['earthquakes', /zona sismica/],
  ])('finds %s in the other language, and first', async (text, expected) => {
    expect(await best(text)).toMatch(expected);
  });

  it.each([['Priya'], ['Bandinelli']])('finds the courses of %s and of nobody with a like name', async (name) => {
    expect(await titles(name)).toEqual(["L'economia dell'ambiente"]);
  });

  it('takes no known word for another that courses have', async () => {
    expect(await titles('ginecologia')).toEqual([]);
    expect(await titles('xylophone')).toEqual([]);
  });

  it('tells C++ and C# from each other and from the letter', async () => {
    const [plus, sharp, letter] = await Promise.all(['c++', 'c#', 'c'].map(titles));
    expect(plus).toContain('Algoritmi e strutture dati');
    expect(sharp).not.toContain('Algoritmi e strutture dati');
    expect(letter).not.toEqual(plus);
  });

  it.each([
    ['corsi in inglese', 'EN'],
    ['corsi tenuti in lingua tedesca', 'DE'],
    ['courses in Italian', 'IT'],
  ])('%s finds what the filter by language finds', async (text, language) => {
    const filtered = await search(backend.rest, { moocsPerPagina: 100 }, { filterLingua: [language] });
    expect(filtered.moocs.length).toBeGreaterThan(0);
    expect(new Set(await titles(text))).toEqual(new Set(filtered.moocs.map(({ moocTitolo }) => moocTitolo)));
  });

  it.each([
    ['musica in lingua inglese', 'EN'],
    ['courses in English about climate', 'EN'],
  ])('finds first courses in the language that the text names: %s', async (text, language) => {
    const { moocs } = await search(backend.rest, { testoRicerca: text });
    expect(moocs[0]?.moocLingua).toBe(language);
  });

  it('takes a language without “in” for a subject', async () => {
    const { moocs } = await search(backend.rest, { testoRicerca: 'inglese', moocsPerPagina: 100 });
    expect(moocs.some(({ moocLingua }) => moocLingua === 'IT')).toBe(true);
  });

  it('puts the course of this title before others about it', async () => {
    expect(await best('imparare a programmare da zero')).toMatch(/^Programmare in Python/);
    expect(await best('smart grids')).toBe('Smart Grids');
    expect(await best("l'opera dei pupi")).toMatch(/^L’Opera dei pupi/);
  });

  it('finds what only the information of a course says, after titles', async () => {
    expect((await titles('percorso quinquennale')).some((title) => /Restaurare/.test(title))).toBe(true);
  });

  it('finds nothing where nothing is alike', async () => {
    expect(await titles('xyzzyqwk')).toEqual([]);
    expect(await titles('?!')).toEqual([]);
  });

  it.each(['della', 'il la di', 'the of', 'e', 'AI e IA'])('only stop words do no harm: %s', async (text) => {
    const { moocTotali } = await search(backend.rest, { testoRicerca: text });
    expect(moocTotali).toBeGreaterThanOrEqual(0);
  });

  it('a blank text is no text', async () => {
    const all = await search(backend.rest, {});
    expect(await search(backend.rest, { testoRicerca: '   ' })).toEqual(all);
  });

  it.each(['corsi gratis', 'Free online courses', 'tutti i corsi'])('%s are all courses', async (testoRicerca) => {
    const all = await search(backend.rest, {});
    expect(await search(backend.rest, { testoRicerca })).toEqual(all);
  });

  it('needs no word that all courses deserve, beside another one', async () => {
    const { moocTotali, ricerca } = await search(backend.rest, { testoRicerca: 'corsi gratis per principianti' });
    expect(moocTotali).toBe((await search(backend.rest, { testoRicerca: 'principianti' })).moocTotali);
    expect(ricerca?.paroleSenzaRisultati).toEqual([]);
  });

  it('goes together with filters and pages', async () => {
    const everything = await search(
      backend.rest,
      { testoRicerca: 'lezioni', moocsPerPagina: 100 },
      { filterLingua: ['IT'] },
    );
    expect(everything.moocs.every(({ moocLingua }) => moocLingua === 'IT')).toBe(true);
    const second = await search(
      backend.rest,
      { testoRicerca: 'lezioni', moocsPerPagina: 5, paginaCorrente: 2 },
      { filterLingua: ['IT'] },
    );
    expect(second.moocTotali).toBe(everything.moocTotali);
    expect(second.moocs).toEqual(everything.moocs.slice(5, 10));
  });
});
