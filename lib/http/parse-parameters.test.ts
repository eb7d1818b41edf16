import { searchParameters } from '@/lib/api/schemas/call-parameters';
import { parseParameters } from './parse-parameters';

const parse = (query: string) => parseParameters(searchParameters, new URLSearchParams(query));

it.each([
  ['lang=de', 'lang is wrong: expected it or en.'],
  ['lang=', 'lang is wrong: expected it or en.'],
  ['lang=it&lang=en', 'lang is given more than once.'],
  ['moocsPerPagina=0', 'moocsPerPagina is wrong: expected a whole number from 1 to 100.'],
  ['moocsPerPagina=101', 'moocsPerPagina is wrong: expected a whole number from 1 to 100.'],
  ['moocsPerPagina=1e1', 'moocsPerPagina is wrong: expected a whole number from 1 to 100.'],
  ['paginaCorrente=100001', 'paginaCorrente is wrong: expected a whole number from 1 to 100000.'],
  ['paginaCorrente=-1', 'paginaCorrente is wrong: expected a whole number from 1 to 100000.'],
  [`testoRicerca=${'a'.repeat(201)}`, 'testoRicerca is wrong: expected 200 characters at most.'],
  ['soloMooc=1', 'soloMooc is wrong: expected true or false.'],
  ['carosello=TRUE', 'carosello is wrong: expected true or false.'],
  ['moocIdEscluso=..', 'moocIdEscluso is wrong: expected an id.'],
])('refuses %s', (query, message) => {
  expect(() => parse(query)).toThrow(expect.objectContaining({ status: 400, message }));
});

it('accepts the limits and leaves unknown parameters out', () => {
  const text = '😀'.repeat(200);
  expect(parse(`moocsPerPagina=100&paginaCorrente=100000&testoRicerca=${text}&callback=x&constructor=y`)).toEqual({
    moocsPerPagina: 100,
    paginaCorrente: 100_000,
    testoRicerca: text,
  });
  expect(parse('')).toEqual({});
});
