import { getJson, postSearch, search } from './testing/calls.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();
const ask = (testoRicerca: string, esatta?: boolean) =>
  search(backend.rest, { testoRicerca, moocsPerPagina: 100, ...(esatta !== undefined && { esatta }) });

it('is named among the extensions', async () => {
  const { body } = await getJson(`${backend.rest}/jaf/public/extensions`);
  expect(body).toEqual({ extensions: expect.arrayContaining([{ name: 'search', version: 1 }]) });
});

describe('the correction of a text', () => {
  it.each([
    ['matematca', 'matematica'],
    ['Matematca,  economia!', 'matematica,  economia!'],
    ['machine learnng', 'machine learning'],
    ["l'econmia", "l'economia"],
    ['stroia', 'storia'],
    ['pscicologia', 'psicologia'],
    ['geolgia', 'geologia'],
    ['phyton', 'python'],
    ['restaro affreschi', 'restauro affreschi'],
    ['tsoria', 'storia'],
    ['lgoritmi', 'algoritmi'],
    ['cuantum physics', 'quantum physics'],
    ['machinelearning', 'machine learning'],
    // A term that no title has.
    ['intelligenzaartificiale', 'intelligenza artificiale'],
    ['storia dellarte', "storia dell'arte"],
    ['larte contemporanea', "l'arte contemporanea"],
    ['luniverso', "l'universo"],
    ['aprire unazienda', "aprire un'azienda"],
    ['deep lerning', 'deep learning'],
    ['linfua', 'lingua'],
    ['first setps', 'first steps'],
    // Misspelt words that have the stem of another word.
    ['programatore', 'programmatore'],
    ['cimate change', 'climate change'],
    // Closer to another word of the catalogue, but the right word forms a term with its neighbour.
    ['healthy eeating', 'healthy eating'],
    ['midle ages', 'middle ages'],
    ['diritti unani', 'diritti umani'],
    // No course has the word in this form.
    ['vulvano', 'vulcano'],
    // The dictionary has equally similar words with the same stem as a word of the catalogue.
    ['restaruo', 'restauro'],
    ['terremotto', 'terremoto'],
    // Two letters swapped. Other words are as near, but by a mistake that hardly anybody makes.
    ['wolrd', 'world'],
    ['generla', 'general'],
    // The right word has the English stem of the misspelt word, which no course has.
    ['sateliti', 'satelliti'],
    // The lists of subjects only have the singular.
    ['incissioni', 'incisioni'],
  ])('of %s says that %s was searched for, and finds what that finds', async (typed, corrected) => {
    const answer = await ask(typed);
    expect(answer.ricerca).toEqual({ testoCorretto: corrected, paroleSenzaRisultati: [] });
    expect(answer.moocTotali).toBeGreaterThan(0);
    expect(answer.moocs).toEqual((await ask(corrected)).moocs);
  });

  it.each([
    ['astrnomia', 'astronomia'],
    ['antroplogia', 'antropologia'],
    ['renaisance', 'renaissance'],
    ['videogochi', 'videogiochi'],
  ])('of %s is %s, a subject of which there is no course, and leads to what is near', async (typed, corrected) => {
    const answer = await ask(typed);
    expect(answer.ricerca).toEqual({ testoCorretto: corrected, paroleSenzaRisultati: [corrected] });
    expect(answer.moocTotali).toBe(0);
    expect(answer.vicini?.moocs).toEqual((await ask(corrected)).vicini?.moocs);
    expect(answer.vicini?.moocs.length).toBeGreaterThan(0);
  });

  it.each(['matematica', 'machine learning', 'matemat', 'programming', 'c++'])('is none for %s', async (text) => {
    expect((await ask(text)).ricerca).toEqual({ testoCorretto: null, paroleSenzaRisultati: [] });
  });

  it.each([
    ['words a letter from one of ours that nobody writes for it', 'affilare traccio innestare'],
    ['another form of a word of ours', 'pizzaiola fotografarono'],
    ['names of today', 'covid arduino pilates adhd chatgpt malware golang'],
    ['a word with letters before or after one of ours', 'esports indesign eipass sketchup'],
    ['singular or plural of a word of ours, although another one is as near', 'precorsi launedda'],
    ['a short word', 'spix tolx iset'],
    ['a half-typed word of a subject, a letter or two from one of ours', 'criminol'],
    ['what English makes of a word', 'resolver parsers formatly'],
    ['a word of a few letters that is two letters off', 'claude vegana origamo'],
    ['a long word two letters off one that no course has', 'ellenisti'],
    ['a word with another first letter than one that no course has', 'vishing'],
    ['a name that begins like an article', 'lamarmora lodigiani'],
    ['words of other languages for courses', 'curso apprendre informatique geschichte'],
  ])('makes no other word of %s', async (_what, text) => {
    for (const word of text.split(' ')) expect((await ask(word)).ricerca).toMatchObject({ testoCorretto: null });
  });

  it('is not made when the search is exact: the word is named instead', async () => {
    const answer = await ask('Matematca', true);
    expect(answer).toMatchObject({
      moocTotali: 0,
      ricerca: { testoCorretto: null, paroleSenzaRisultati: ['Matematca'] },
    });
    expect((await ask('matematica', true)).moocs).toEqual((await ask('matematica')).moocs);
  });

  it('takes true and false alone', async () => {
    expect((await postSearch(backend.rest, { testoRicerca: 'a', esatta: 'forse' })).status).toBe(400);
  });
});

describe('words that no course has', () => {
  it.each([
    ['il', []],
    ['musica AND jazz', []],
    ['dante OR xylophone', ['xylophone']],
  ])('of %s: %j, and neither articles nor what joins words', async (text, missing) => {
    expect((await ask(text)).ricerca?.paroleSenzaRisultati).toEqual(missing);
  });

  it.each([
    ['xylophone', ['xylophone']],
    ['Xylophone, ÇAKMAKSIZZ', ['Xylophone', 'ÇAKMAKSIZZ']],
    ['video giochi', ['videogiochi']],
    ['MAT/05', ['MAT/05']],
    ['xylophone, MATH-03/A', ['xylophone', 'MATH-03/A']],
  ])('of %s are named as they were typed, and known ones are not corrected', async (text, paroleSenzaRisultati) => {
    expect((await ask(text)).ricerca).toEqual({ testoCorretto: null, paroleSenzaRisultati });
  });

  it('are named beside those that courses have', async () => {
    const { ricerca } = await ask('matematica xylophone');
    expect(ricerca).toEqual({ testoCorretto: null, paroleSenzaRisultati: ['xylophone'] });
  });

  it.each([
    ['buste paga', 'buste'],
    ['hotel management', 'hotel'],
  ])('are those of the term %s, which no course has whole, that no course has either', async (text, word) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ moocTotali: 0, ricerca: { paroleSenzaRisultati: [word] } });
  });

  it.each([
    ['machine learning in italiano', true],
    ['machine learning', undefined],
    ['matematica xylophone', undefined],
    ['inglese xylophone b2', undefined],
  ])('in %s are none, but no course has all of them: %s', async (text, soloInParte) => {
    expect((await ask(text)).ricerca?.soloInParte).toBe(soloInParte);
  });

  it('are none, and nothing is said of what no course has, where the filters leave no courses', async () => {
    const filters = { filterLingua: ['FR'] };
    const answer = await search(backend.rest, { testoRicerca: 'machine learning in italiano' }, filters);
    expect(answer).toMatchObject({ moocTotali: 0, ricerca: { testoCorretto: null, paroleSenzaRisultati: [] } });
    expect(answer.ricerca?.soloInParte).toBeUndefined();
  });

  it('are none of those that say nothing of a subject', async () => {
    const { ricerca } = await ask('corso di informatica gratis');
    expect(ricerca).toEqual({ testoCorretto: null, paroleSenzaRisultati: [] });
  });

  it('are none without a word', async () => {
    expect((await ask('?!')).ricerca).toEqual({ testoCorretto: null, paroleSenzaRisultati: [] });
    expect((await ask('  ')).ricerca).toBeUndefined();
  });
});

it.each([
  ['10,000 characters', 'matematca '.repeat(1_000)],
  ['one long word', 'x'.repeat(10_000)],
  ['markup and operators', `<script>alert('matematca')</script> :*&|! %`],
  ['right to left and emoji', 'الرياضيات 🎻 \u202e'],
  ['NUL', 'matematca\0'],
])('survives %s', async (_what, text) => {
  for (const esatta of [false, true])
    expect((await postSearch(backend.rest, { testoRicerca: text, esatta, conteggi: esatta })).status).toBe(200);
});
