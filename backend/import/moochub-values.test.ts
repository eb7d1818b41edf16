import { readMoochub } from './read-moochub.ts';

/** The columns of an Italian course with these attributes. */
function columnsOf(attributes: object) {
  const required = { name: 'Reti', url: 'https://a.example/', inLanguage: ['it'] };
  return readMoochub([{ id: 'a', type: 'Course', attributes: { ...required, ...attributes } }])[0]?.course?.columns;
}

it.each([
  ['in the language of the course, also of another country', { de: 'Netze', 'it-CH': 'Reti' }, '<li>Reti</li>'],
  ['otherwise in English', { de: 'Netze', en: 'Networks' }, '<li lang="en">Networks</li>'],
  ['otherwise in the first language', { de: 'Netze', fr: 'Réseaux' }, '<li lang="de">Netze</li>'],
  ['without a language that is none', { d3: 'Netze' }, '<li>Netze</li>'],
])('names a skill %s', (_how, names, item) => {
  const name = Object.entries(names).map(([inLanguage, word]) => ({ inLanguage, name: word }));
  expect(columnsOf({ teaches: [{ name }] })?.outcomes).toBe(`<ul>${item}</ul>`);
  expect(columnsOf({ competencyRequired: [{ name }] })?.prerequisites).toBe(`<ul>${item}</ul>`);
});

it('has no empty list for a course without skills', () => {
  const columns = columnsOf({ teaches: [], competencyRequired: [] });
  expect([columns?.outcomes, columns?.prerequisites]).toEqual([undefined, undefined]);
});

it.each([
  ['http://data.europa.eu/eqf/6', '6', '6'],
  ['http://data.europa.eu/eqf/6', '16', null],
  ['http://data.europa.eu/eqf/6', null, null],
  ['https://digcomp.example/6', '6', null],
  [null, '6', null],
])('takes a level of the EQF for one, and no other: %s, %s', (targetUrl, shortCode, level) => {
  const educationalLevel = [{ educationalFramework: 'EQF', shortCode, targetUrl }];
  expect(columnsOf({ educationalLevel })?.eqfLevel).toBe(level);
});
