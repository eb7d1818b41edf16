import { searchParameters } from '@/lib/api/schemas/call-parameters';
import { parseParameters, parseSelection, searchBody, seriesBody } from './public-calls';

describe('the parameters of a call', () => {
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
});

describe('the body of a call', () => {
  it.each([
    [null, 'In the body: expected an object of filter names with lists of keys.'],
    [[], 'In the body: expected an object of filter names with lists of keys.'],
    [{}, 'In the body: expected at least one filter.'],
    [JSON.parse('{"__proto__":["1"]}'), 'In the body: expected at least one filter.'],
    [{ toString: ['1'] }, 'In the body, toString: not the name of a filter.'],
    [{ 'filter-1': ['1'] }, 'In the body, filter-1: not the name of a filter.'],
    [{ filterAteneo: '1' }, 'In the body, filterAteneo: expected a list of keys.'],
    [{ filterAteneo: [1] }, 'In the body, filterAteneo, 0: a key must be a text.'],
    [{ filterAteneo: Array(101).fill('1') }, 'In the body, filterAteneo: expected 100 keys at most.'],
  ])('refuses the search %j', (body, message) => {
    expect(() => parseSelection(searchBody, body)).toThrow(expect.objectContaining({ status: 400, message }));
  });

  it.each(['', ' a', 'a\u00a0b', 'a\n', '<b>', 'a"b', 'a'.repeat(101)])('refuses the key %j', (key) => {
    expect(() => parseSelection(searchBody, { filterAteneo: [key] })).toThrow('a key must be 1 to 100 printable');
  });

  it.each(['', '..', 'a b', "1' OR", 'a'.repeat(65)])('refuses the key %j of a series', (key) => {
    expect(() => parseSelection(seriesBody, { filterSerie: [key] })).toThrow('a key must be 1 to 64 letters');
  });

  it('accepts keys with any printable characters, and the limits', () => {
    const body = { filterAteneo: Array(100).fill('è'.repeat(100)), filterTarget: ["Scuola d'arte / A&B", '..'] };
    expect(parseSelection(searchBody, body)).toEqual(body);
  });

  it('accepts more filters than any backend has today', () => {
    const filters = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`filter${index}`, []]));
    expect(parseSelection(searchBody, filters)).toEqual(filters);
  });

  it.each([{}, { filterSerie: [] }, { filterSerie: ['1'], filterAteneo: ['1'] }, { filterAteneo: ['1'] }])(
    'refuses %j for the members of a series',
    (body) => {
      expect(() => parseSelection(seriesBody, body)).toThrow(expect.objectContaining({ status: 400 }));
    },
  );
});
