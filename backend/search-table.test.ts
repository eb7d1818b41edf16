import fc from 'fast-check';
import { anyText } from '../jest/any-text.ts';
import { postSearch, search, titlesFor } from './testing/calls.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();
const titles = (text: string) => titlesFor(backend.rest, text);

describe('what people type finds what they mean', () => {
  it.each([
    ['programming', /^Programmare in Python/],
    ['cambiamento climatico', /^Climate Archives/],
    ['diritti umani', /^Migration, Asylum and Human Rights/],
    ['arte contemporanea', /^Curating Contemporary Art/],
    ['statistica per principianti', /^Statistics for Decisions under Uncertainty/],
    ['machine learnng', /^Machine Learning/],
    ['c++', /^Algoritmi e strutture dati/],
  ])('%s: the course that is meant, first', async (text, first) => {
    const [title] = await titles(text);
    expect(title).toMatch(first);
  });

  it.each([
    ['toddler choking on food', /^Il primo soccorso/],
    ['satelliti e viaggi spaziali', /^Orbits/],
    ['casa vecchia e terremoto', /^Costruire in zona sismica/],
    ['compiti copiati con ChatGPT', /^AI in the Classroom/],
    ['pannelli solari e comunità energetica', /^Smart Grids/],
    ['avoid online scams', /^Sicurezza informatica/],
    ['imparare SQL per lavoro', /^Relational Databases/],
    ['gardens in dry summers', /^Il giardino storico/],
    ['corso di italiano', /^Italian for Beginners/],
    ['curso de italiano', /^Italian for Beginners/],
    ['acquarello', /^Acquerello/],
    ['prof. Esposito', /^Leggere un vulcano/],
    ['singing', /^The Singer’s Voice/],
    ['teach online', /^Designing Online Courses/],
    ['data base', /^Relational Databases/],
    ['riforma costituzionale', /^La Costituzione/],
    ['children with disabilities', /^È per tutti/],
    ['HSE', /^Il primo soccorso/],
    ['analisi 2', /^Precorso di matematica/],
    ['ecologia marina', /^Life in the Mediterranean Sea/],
    ['sicurezza digitale', /^Sicurezza informatica/],
    ['BLSD', /^Il primo soccorso/],
    ['cafoscari', /^Digital Scholarly Editions/],
    ['professore', /^AI in the Classroom/],
  ])('%s: the course about it, in whatever words it speaks', async (text, first) => {
    const [title] = await titles(text);
    expect(title).toMatch(first);
  });

  it.each([
    ['ux', [expect.stringMatching(/^Service Design/)]],
    ['macchiaioli', [expect.stringMatching(/^Storia dell'arte dell'Ottocento/)]],
  ])('%s: one word, which no course has, finds those that are mostly about it', async (text, expected) => {
    expect(await titles(text)).toEqual(expected);
  });

  it.each([
    'how to read a payslip',
    'come si legge una busta paga',
    'soft skills',
    'project management tools',
    'lavoro agile',
    'tecnico di laboratorio biomedico',
    'mutuo e leasing',
    'mutuo casa',
    // “Lingua” alone is a discipline, but here it is part of a subject.
    'lingua cinese',
    'russian language',
    'separazione e divorzio',
    'labour rights',
    'fare yoga a casa',
    'non riesco a dormire',
    'sound design',
    'space economy',
  ])('%s: a subject of no course, so the other words find none', async (text) => {
    expect(await titles(text)).toEqual([]);
  });

  it('a discipline of courses is found beside a subject of none', async () => {
    expect((await titles('statistica con excel'))[0]).toMatch(/^Statistics for Decisions/);
  });

  it('a word in another number is not corrected: it is no misspelling', async () => {
    const { ricerca } = await search(backend.rest, { testoRicerca: 'investire risparmi' });
    expect(ricerca?.testoCorretto).toBeNull();
  });

  it.each(['corso di sommelier', 'giapponese', 'cad', 'TAC', 'iva', 'autostima', 'voltaire', 'perito', 'GERM-01/A'])(
    '%s: nothing is about it, so nothing is found',
    async (text) => {
      expect(await titles(text)).toEqual([]);
    },
  );

  it('password: no course that only has “parola”', async () => {
    expect(await titles('password')).toEqual([expect.stringMatching(/^Sicurezza informatica/)]);
  });

  it('graphic design: a term of the dictionary that names a subject stays in its field', async () => {
    expect(await titles('graphic design')).not.toContainEqual(expect.stringMatching(/^Precorso di matematica/));
  });

  it('scegliere l’università: a subject with a word of everyday sentences stays in its field', async () => {
    expect(await titles("scegliere l'università")).not.toContainEqual(expect.stringMatching(/^Programmare in Python/));
  });

  it('analisi matematica 2: the number of an exam is not required', async () => {
    expect(await titles('analisi matematica 2')).toEqual(await titles('analisi matematica'));
  });

  it('rischio d’impresa: the preposition is no word that courses must have', async () => {
    expect(await titles("rischio d'impresa")).toEqual(await titles('rischio impresa'));
  });

  it('3D: also the courses that spell it out', async () => {
    expect(await titles('3D')).toContainEqual(expect.stringMatching(/^L'archeologia della Magna Grecia/));
  });

  it('ai: the courses on artificial intelligence in both languages', async () => {
    expect((await titles('ai')).slice(0, 2)).toEqual([
      expect.stringMatching(/^AI in the Classroom/),
      expect.stringMatching(/^Capire l'IA/),
    ]);
    expect(await titles('introduzione ai vulcani')).toEqual(await titles('introduzione vulcani'));
  });

  it('ai: at the end of a text, or in capitals, no preposition', async () => {
    expect((await titles('corsi ai'))[0]).toMatch(/^AI in the Classroom/);
    expect((await titles('AI e scuola'))[0]).toMatch(/^AI in the Classroom/);
    expect(await titles('INTRODUZIONE AI VULCANI')).toEqual(await titles('introduzione ai vulcani'));
  });

  it.each([
    ['pianoforte', /^Jazz Harmony at the Keyboard/],
    ['tedesco', /^Mehrsprachig lernen/],
    ['French', /^Écrire le français/],
    ['cyber security', /^Sicurezza informatica/],
    ['business', /^Dall'idea all'impresa/],
  ])('%s: not what its translation means in another language', async (text, first) => {
    const [title] = await titles(text);
    expect(title).toMatch(first);
  });

  it.each([
    ['Priya', ["L'economia dell'ambiente"]],
    ['Bandinelli', ["L'economia dell'ambiente"]],
    ['Maria', [expect.stringMatching(/^Launeddas/), expect.stringMatching(/^Curating Contemporary Art/)]],
  ])('%s: the courses of the teachers so named, and no others', async (name, expected) => {
    expect(await titles(name)).toEqual(expected);
  });

  it.each(['chitarra', 'psicologia', 'videogiochi', 'c#', 'semeiotica', 'foiba', 'weldability'])(
    '%s is not taken for another word',
    async (text) => {
      const { ricerca, moocTotali } = await search(backend.rest, { testoRicerca: text });
      expect(ricerca?.testoCorretto).toBeNull();
      expect(moocTotali).toBeLessThanOrEqual(1);
    },
  );

  it.each(['chitarra', 'psicologia', 'videogiochi'])('%s leads to near courses', async (text) => {
    const answer = await (await postSearch(backend.rest, { testoRicerca: text })).json();
    expect(answer).toMatchObject({ vicini: { moocs: expect.arrayContaining([expect.anything()]) } });
  });

  it.each(['scienze gastronomiche', 'scienze zootecniche', 'Asian studies'])(
    '%s: “scienze” and “studies” alone find nothing',
    async (text) => {
      expect(await titles(text)).toEqual([]);
    },
  );

  it.each([
    ['ingegneria aerospaziale', /^Orbits and Missions/],
    ['lettere classiche', /^Leggere l'Inferno|greco antico/],
    ['foto dei figli sui social', /^Data Protection/],
    ['why is everything expensive', /^Microeconomics/],
    ['data viz', /^Visualizzare i dati/],
    ['tableau', /^Visualizzare i dati/],
    ['public health', /^Epidemiology/],
    ['data analysis', /^Statistics for Decisions/],
    ['music production', /^Suono sintetico/],
    ["test d'ipotesi", /^Statistics for Decisions/],
    ['learn how to code from scratch', /^Programmare in Python/],
    ['imparare a programmare, ma non so da dove partire', /^Programmare in Python/],
  ])('%s: first the course about it', async (text, first) => {
    expect((await titles(text))[0]).toMatch(first);
  });

  it('space: also what it means, not only titles with the word', async () => {
    expect((await titles('space')).slice(0, 3)).toContain('Orbits and Missions');
    expect((await titles('venezia'))[0]).toMatch(/^Leggere Venezia/);
  });

  it.each([
    ['bateria', 'batteria', /^Electric Vehicle/],
    ['italian for beginers', 'italian for beginners', /^Italian for Beginners/],
  ])('%s: a letter that was not doubled', async (text, corrected, first) => {
    const { ricerca, moocs } = await search(backend.rest, { testoRicerca: text });
    expect(ricerca?.testoCorretto).toBe(corrected);
    expect(moocs[0]?.moocTitolo).toMatch(first);
  });

  it('a term and its words alone find the same first', async () => {
    expect((await titles('storia della musica'))[0]).toBe((await titles('storia musica'))[0]);
  });
});

describe('any text is answered', () => {
  // A request line has at most 16 kB; characters other than letters take three bytes each, or more.
  const longest = 1_300;
  const part = fc.oneof(
    anyText({ maxLength: 40 }),
    fc.constantFrom('\0', '%', "'", ':*&|!', 'רעיון ‏', '🎻', 'della', 'the of', '?!', 'arte', '<->', '\\'),
  );
  const text = fc
    .array(part, { minLength: 1, maxLength: 14, size: 'max' })
    .map((parts) => parts.join(' ').slice(0, longest).toWellFormed());
  const keys = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 400, size: 'max' });

  it('whatever the filters', async () => {
    await fc.assert(
      fc.asyncProperty(text, keys, fc.boolean(), async (testoRicerca, filterCategoria, esatta) => {
        const answer = await search(backend.rest, { testoRicerca, esatta }, { filterCategoria });
        expect(answer.moocs.length).toBeLessThanOrEqual(answer.moocTotali);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['1,400 words', 'parola '.repeat(1_400)],
    [
      'twelve very common words',
      'arte storia scienza studio corso analisi sistema società lingua cultura ambiente università',
    ],
    ['letters outside the basic plane', '𐐀𐐁𐐂𐐃𐐄𐐅 𐌀𐌁𐌂𐌃𐌄'],
    ['stop words alone', 'della degli per the of and'],
    ['signs alone', '?!… — «»'],
  ])('%s', async (_what, testoRicerca) => {
    expect((await postSearch(backend.rest, { testoRicerca })).status).toBe(200);
  });
});
