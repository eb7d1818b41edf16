import { Completions } from './completions.ts';

const completions = new Completions(
  ['Climate change', 'climate change policy', 'climate', 'Città d’arte', 'climatologist'],
  [
    { it: 'climatologia; clima; paleoclima', en: 'climatology; climate' },
    { it: 'società; mal di mare; climatizzatore', en: 'society; climatic; seasickness' },
  ],
);

it.each([
  ['climate ch', ['Climate change', 'climate change policy']],
  ['citta d', ['Città d’arte']],
  ['climate change', ['Climate change', 'climate change policy']],
  ['mal di', ['mal di mare']],
])('a term that is half typed is completed as it is spelt, the shortest first: %s', (typed, terms) => {
  expect(completions.of(typed, 'it', 3)).toEqual(terms);
});

it.each([
  ['it', ['climatologia', 'clima', 'climatizzatore']],
  ['en', ['climatology', 'climate', 'climatic']],
] as const)('a word becomes one of a subject in the language %s, names of subjects first', (language, words) => {
  expect(completions.of('clim', language, 3)).toEqual(words);
});

it('of two names of subjects, the one that more terms of subjects have comes first, whatever the other language says', () => {
  const subjects = [
    { it: 'psichiatria', en: 'psychiatry' },
    { it: 'psicologia; psicologia sociale', en: 'psychology; social psychology' },
    { it: 'medicine', en: 'drugs; medicine; medicine and law; folk medicine' },
    { it: 'medicina; medicina interna', en: 'internal diseases' },
  ];
  const ofSubjects = new Completions([], subjects);
  expect(ofSubjects.of('psych', 'en', 2)).toEqual(['psychology', 'psychiatry']);
  expect(ofSubjects.of('medic', 'it', 2)).toEqual(['medicina', 'medicine']);
});

it('a word is no name because the other language has it as one', () => {
  const secrets = { it: 'servizi segreti; intelligence', en: 'intelligence; spies' };
  const machines = { it: 'reti neurali; intelligenza; intelligenza artificiale', en: 'neural networks' };
  expect(new Completions([], [secrets, machines]).of('intellig', 'it', 2)).toEqual(['intelligenza', 'intelligence']);
});

it('a word becomes one of the other language where its own has none; a whole word stays first', () => {
  expect(completions.of('seasick', 'it', 3)).toEqual(['seasickness']);
  expect(completions.of('clima', 'it', 2)).toEqual(['clima', 'climatologia']);
  expect(completions.of('societa', 'en', 3)).toEqual(['società']);
});

it.each(['cli', 'climate x', 'zebra crossing', 'policy', ''])('nothing goes on from %j', (typed) => {
  expect(completions.of(typed, 'it', 3)).toEqual([]);
});

it('there are no more than are asked for', () => {
  expect(completions.of('climate c', 'it', 1)).toEqual(['Climate change']);
});
