import type { Faq } from '@/lib/model/faq';
import type { UntrustedHtml } from '@/lib/model/html';
import { readWholeList } from './read-whole-list';

const html = (text: string) => text as UntrustedHtml;
const question = (number: number): Faq => ({
  question: { it: `Domanda ${number}`, en: null },
  answer: { it: number === 3 ? null : html('Sì.'), en: null },
});
const mockFaqs = Array.from({ length: 32 }, (_, index) => question(index + 1));
const choices = Array.from({ length: 151 }, (_, index) => ({ key: String(index + 1), label: `voce ${index + 1}` }));
const mockFilters = [
  { name: 'filterCategoria', label: 'Categoria', choices },
  { name: 'filterVuoto', label: 'Vuoto', choices: [] },
];
jest.mock('./read-lists', () => ({ readFaqs: async () => mockFaqs }));
jest.mock('./read-filter-views', () => ({ readFilterViews: async () => mockFilters }));

it('has the questions with an answer, fifteen on a page', async () => {
  const [first, last] = [await readWholeList('faq', 'it'), await readWholeList('faq-3', 'it')];
  expect(first?.questions?.map((one) => one.question.text).slice(1, 3)).toEqual(['Domanda 2', 'Domanda 4']);
  expect(first).toMatchObject({ from: 1, total: 31, pageCount: 3 });
  expect(last?.questions?.map((one) => one.question.text)).toEqual(['Domanda 32']);
  expect(last).toMatchObject({ from: 31, list: { name: 'faq', page: 3 } });
});

it('has the values of a filter in its order', async () => {
  const [first, last] = [await readWholeList('filterCategoria', 'it'), await readWholeList('filterCategoria-2', 'it')];
  expect(first?.filter?.choices).toEqual(choices.slice(0, 150));
  expect(last?.filter).toEqual({ name: 'filterCategoria', label: 'Categoria', choices: choices.slice(150) });
});

it('has no page that is empty, and no list of another name', async () => {
  for (const part of ['faq-4', 'faq-1', 'filterCategoria-3', 'filterVuoto', 'filterNiente', 'atenei'])
    expect(await readWholeList(part, 'it')).toBeNull();
});
