import fc from 'fast-check';
import { z } from 'zod';
import { anyText } from '../jest/any-text.ts';
import { getJson } from './testing/calls.ts';
import { problem } from './testing/contract-shapes.ts';
import { type BackendOnEngine, engines, startOn } from './testing/engines.ts';

jest.setTimeout(180_000);

const id = z.number().int().positive();
const text = z.string().min(1);
const courses = z.array(
  z.strictObject({
    moocId: id,
    moocTitolo: text,
    moocLingua: z.string().length(2),
    serie: z.boolean(),
    ateneo_nome: text.nullable(),
  }),
);
const categories = z.array(z.strictObject({ categoria_id: id, categoria_desc: text, categoria_desc_eng: text }));
const suggestions = z.strictObject({
  corsi: courses.max(5),
  categorie: categories.max(3),
  atenei: z.array(z.strictObject({ ateneo_id: id, ateneo_nome: text })).max(3),
  docenti: z.array(z.strictObject({ docente_id: id, doc_nome: text, doc_cognome: text })).max(3),
  testoCorretto: text.optional(),
  vicini: z.strictObject({ testo: text, categorie: categories.max(2), corsi: courses.min(1).max(3) }).optional(),
});
const nothing = { corsi: [], categorie: [], atenei: [], docenti: [] };

describe.each(engines)('suggestions for a text that is being typed, on %s', (engine) => {
  let backend: BackendOnEngine;
  beforeAll(async () => {
    backend = await startOn(engine);
  });
  afterAll(() => backend.remove());

  const address = (testo: string, lingua = 'it') =>
    `${backend.rest}/mooc/suggerimenti?${new URLSearchParams({ testo: testo.toWellFormed(), lingua })}`;
  async function ask(testo: string, lingua = 'it') {
    const { status, body } = await getJson(address(testo, lingua));
    expect(status).toBe(200);
    const { corsi, categorie, atenei, docenti, testoCorretto, vicini } = suggestions.parse(body);
    return {
      courses: corsi.map(({ moocTitolo }) => moocTitolo),
      categories: categorie.map(({ categoria_desc }) => categoria_desc),
      institutions: atenei.map(({ ateneo_nome }) => ateneo_nome),
      teachers: docenti.map(({ doc_nome, doc_cognome }) => `${doc_nome} ${doc_cognome}`),
      correctedText: testoCorretto,
      nearText: vicini?.testo,
      nearCategories: vicini?.categorie.map(({ categoria_desc }) => categoria_desc),
      nearCourses: vicini?.corsi.map(({ moocTitolo }) => moocTitolo),
    };
  }

  it('are an extension', async () => {
    const { body } = await getJson(`${backend.rest}/jaf/public/extensions`);
    expect(body).toMatchObject({ extensions: expect.arrayContaining([{ name: 'suggestions', version: 1 }]) });
  });

  it.each([
    ['leggere un vul', 'Leggere un vulcano: Vesuvio, Campi Flegrei, Etna'],
    ['LEGGERE  un VULCANO', 'Leggere un vulcano: Vesuvio, Campi Flegrei, Etna'],
    ['quantum', 'Quantum Physics for the Curious'],
    ['pyth', 'Programmare in Python'],
    ['corsi di fotografia', 'Lo sguardo lungo: fondamenti di fotografia'],
    ['mach lear', 'Machine Learning: Foundations'],
  ])('begin with the course that is meant: %s', async (typed, title) => {
    expect((await ask(typed)).courses[0]).toContain(title);
  });

  it('have nothing for a whole word that only begins another one: “medicina” is no “medicinale”, which is curative', async () => {
    expect(await ask('medicina')).toMatchObject({ courses: [], categories: ['Medicina e salute'] });
  });

  it.each([
    ['la statale', 'Università degli Studi di Milano'],
    ['Cafoscari', "Università Ca' Foscari Venezia"],
  ])('begin with the institution that is called %s', async (typed, name) => {
    expect((await ask(typed)).institutions[0]).toBe(name);
  });

  it('take a stop word at the end for the beginning of a word, if a term of the dictionary goes on so', async () => {
    const { courses } = await ask('first a', 'en');
    expect(courses[0]).toContain('primo soccorso');
    expect(courses.join('\n')).toContain('First Steps');
    expect((await ask('introduction to', 'en')).courses).toEqual([expect.stringContaining('Introduction to')]);
  });

  it.each([
    ['programming', 'en', 'Programmare in Python'],
    ['earthquake', 'en', 'Costruire in zona sismica'],
    ['fisica quan', 'it', 'Quantum Physics for the Curious'],
    ['arte contempor', 'it', 'Curating Contemporary Art'],
    ['diritti um', 'it', 'Human Rights'],
    ['entrepr', 'en', 'laboratorio di imprenditorialità'],
  ])('find courses in the other language, also for a term that is half typed: %s', async (typed, language, title) => {
    expect((await ask(typed, language)).courses.join('\n')).toContain(title);
  });

  it.each([
    ['matematca', 'matematica', 'Precorso di matematica'],
    ['Artifical intel', 'artificial intel', 'AI in the Classroom'],
  ])('find what a misspelt word stands for when nothing else matches, and say so: %s', async (typed, text, title) => {
    const { courses, correctedText } = await ask(typed);
    expect(courses.join('\n')).toContain(title);
    expect(correctedText).toBe(text);
  });

  it.each([
    ['psicolgia', 'psicologia'],
    ['Artifical', 'artificial'],
  ])('say what %s stands for even when no title has it: %s', async (typed, text) => {
    expect((await getJson(address(typed))).body).toMatchObject({ ...nothing, testoCorretto: text });
  });

  it.each(['come si', 'how to', 'what is', 'corso di'])(
    'have nothing for %s, which says nothing yet',
    async (typed) => {
      expect((await getJson(address(typed))).body).toEqual(nothing);
    },
  );

  it('take no half-typed word for the word that is its stem', async () => {
    const { courses, institutions } = await ask('corso di dis');
    expect(courses).toContainEqual(expect.stringMatching(/disegnare/));
    expect([...courses.filter((title) => title.includes('Dante')), ...institutions]).toEqual([]);
  });

  it.each(['sommel', 'chitar'])('take %s for the beginning of a word, not for another word', async (typed) => {
    const { body } = await getJson(address(typed));
    expect({ ...suggestions.parse(body), vicini: undefined }).toEqual(nothing);
  });

  it.each([
    ['astron', 'it', 'astronomia', 'Scienze e matematica', 'Fisica sotto la montagna'],
    ['corso di astron', 'it', 'corso di astronomia', 'Scienze e matematica', 'Fisica sotto la montagna'],
    ['intellig', 'it', 'intelligenza', 'Informatica e dati', 'Python'],
    ['infermieris', 'it', 'infermieristica', 'Medicina e salute', 'Il primo soccorso a scuola e al lavoro'],
    ['psych', 'en', 'psychology', 'Educazione e formazione', 'La salute mentale dei giovani'],
    ['psycholo', 'en', 'psychology', 'Educazione e formazione', 'La salute mentale dei giovani'],
    ['psicolgia', 'it', 'psicologia', 'Educazione e formazione', 'La salute mentale dei giovani'],
    ['diritto pen', 'it', 'diritto penale', 'Diritto e società', 'Migration, Asylum and Human Rights'],
    ['mal di sch', 'it', 'mal di schiena', 'Medicina e salute', 'Il dolore'],
    ['chitarra', 'it', 'chitarra', 'Musica', 'Paganini'],
    ['vita', 'it', 'vita', 'Scienze e matematica', ''],
  ])('of which nothing matches %s say what is near to it: %s', async (typed, language, text, category, course) => {
    const { courses, nearText, nearCategories, nearCourses } = await ask(typed, language);
    expect([courses, nearText]).toEqual([[], text]);
    expect(nearCategories).toContain(category);
    expect(nearCourses?.join('\n')).toContain(course);
  });

  it.each(['cin', 'giu', 'klima', 'vulc', 'Bandinelli', 'corsi online gratuiti'])(
    'have nothing near to %s',
    async (typed) => {
      expect((await ask(typed)).nearText).toBeUndefined();
    },
  );

  it.each(['arte', 'giurisprudenz'])('name the institution in charge of each course: %s', async (typed) => {
    const { corsi, vicini } = suggestions.parse((await getJson(address(typed))).body);
    const found = [...corsi, ...(vicini?.corsi ?? [])];
    const inCharge = found.map(async ({ moocId }) => {
      const { body } = await getJson(`${backend.rest}/mooc/moocVetrina/${moocId}`);
      return z.object({ moocAteneoColl: z.array(z.object({ ateneo_nome: text })).min(1) }).parse(body)
        .moocAteneoColl[0];
    });
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ ateneo_nome }) => ({ ateneo_nome }))).toEqual(await Promise.all(inCharge));
  });

  it('put the language of the interface first among equals', async () => {
    const languagesOf = async (lingua: string) =>
      suggestions.parse((await getJson(address('in', lingua))).body).corsi.map(({ moocLingua }) => moocLingua);
    expect((await languagesOf('it'))[0]).toBe('IT');
    expect((await languagesOf('en'))[0]).toBe('EN');
  });

  it.each([
    ['music', 'Musica'],
    ['matem', 'Scienze e matematica'],
    ['società', 'Diritto e società'],
    ['SOCIETA', 'Diritto e società'],
    ['corsi di musica', 'Musica'],
    // The beginning of another word, although it is also a title before names.
    ['corso di ing', 'Ingegneria e tecnologia'],
  ])('have categories in either language, without regard to accents: %s', async (typed, name) => {
    expect((await ask(typed)).categories).toContain(name);
  });

  it.each([
    ['polit', 'Politecnico di Milano'],
    ['politecnico milano', 'Politecnico di Milano'],
    ['university of bologna', 'Bologna'],
    ['university of', 'Università'],
    ['alma mater', 'Bologna'],
  ])('have institutions, also by the English word: %s', async (typed, name) => {
    expect((await ask(typed)).institutions.join('\n')).toContain(name);
  });

  it('have the institution of a short name, and no other whose short name has the same stem', async () => {
    expect((await ask('UniBo')).institutions).toEqual([expect.stringContaining('Bologna')]);
  });

  it('have teachers by first and last name in any order', async () => {
    const [teacher = ''] = (await ask('bandin')).teachers;
    expect(teacher).toMatch(/Bandin/);
    const [first = '', ...last] = teacher.split(' ');
    expect((await ask(`${last.join(' ')} ${first.slice(0, 3)}`)).teachers).toContain(teacher);
  });

  it.each(['yıld', 'yild', 'YILDIRIM', 'ayse yildirim', 'Yıldırım Ay'])(
    'have a teacher whose name has letters that other keyboards lack: %s',
    async (typed) => expect((await ask(typed)).teachers).toEqual(['Ayşe Yıldırım']),
  );

  it.each([
    ['one letter', ['a', 'è', ' z ']],
    ['no word', ['', ' ', '?!', '%', '_%', '\0', '😀😀', '\u202e', "':*&|!"]],
    ['a text that begins no title', ['a'.repeat(10_000), 'arte '.repeat(13)]],
  ])('are none for %s', async (_, texts) => {
    for (const typed of texts) expect((await getJson(address(typed))).body).toEqual(nothing);
  });

  it('need a text and a language that exists', async () => {
    for (const query of ['', '?testo=arte&lingua=xx']) {
      const { status, body } = await getJson(`${backend.rest}/mooc/suggerimenti${query}`);
      expect([status, problem.parse(body).message.length > 0]).toEqual([400, true]);
    }
  });

  it('never fail, whatever is typed', async () => {
    const typed = fc.oneof(
      anyText({ maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60, size: 'max' }),
      fc.stringMatching(/^[a-z:*&|!<>()'"\\% -]{0,40}$/),
      fc.constantFrom('ﷺ', '１２３', '3.14e5', 'http://x.y/z', 'l’arte', 'c++', 'della', 'dei de', 'ª1'),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (one) => {
        suggestions.parse((await getJson(address(one))).body);
      }),
      { numRuns: 200 },
    );
  });
});
