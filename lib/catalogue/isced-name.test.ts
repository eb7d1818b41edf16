import englishNames from './isced-english.json';
import { iscedName } from './isced-name';

const italian = new Map([['0541', 'Matematica']]);

it.each([
  ['0541', { it: 'Matematica', en: 'Mathematics' }],
  ['0110', { it: null, en: 'Education' }],
  ['99', { it: null, en: null }],
])('the field %s of ISCED-F is called %j', (code, name) => {
  expect(iscedName(code, italian)).toEqual(name);
});

it('English names have a code, and the broad field that it belongs to', () => {
  for (const [code, name] of Object.entries(englishNames)) {
    expect(code).toMatch(/^\d{2,4}$/);
    expect(name).toMatch(/^[A-Z][A-Za-z ,()-]+$/);
    expect(englishNames).toHaveProperty(code.slice(0, 2));
  }
});
