import type { Filter } from '@/lib/model/filter';
import { choicesInOrder, filterViews, hasText, selectedChoices, withShortLists } from './filter-view.ts';

const value = (key: string, order: number) => ({ key, label: { it: `it ${key}`, en: null }, order });
const filters: readonly Filter[] = [
  { name: 'filterAteneo', order: 2, values: [value('9', 3), value('7', 1), value('8', 2)] },
  { name: 'filterCategoria', order: 1, values: [{ key: '3', label: { it: null, en: null }, order: 1 }] },
];
const views = filterViews(filters, 'en', (name) => `name of ${name}`);
const [categories, institutions] = views;

describe('the filters as a visitor reads them', () => {
  it('stand in their order, with their values in theirs', () => {
    expect(views.map(({ label }) => label)).toEqual(['name of filterCategoria', 'name of filterAteneo']);
    expect(institutions?.choices.map(({ key }) => key)).toEqual(['7', '8', '9']);
  });

  it('keep levels in their order, whose words may stand in the alphabet by chance', () => {
    const level = (key: string, it: string, en: string) => ({ key, label: { it, en }, order: Number(key) });
    const values = [level('4', 'Base', 'Basic'), level('6', 'Intermedio', 'Intermediate'), level('8', 'Z', 'Expert')];
    const [view] = filterViews([{ name: 'filterLivello', order: 1, values }], 'en', String);
    expect(view?.choices.map(({ label }) => label)).toEqual(['Basic', 'Intermediate', 'Expert']);
  });

  it('stand in the order of the English names on an English page, where the Italian ones were in theirs', () => {
    const language = (it: string, en: string, order: number) => ({ key: en, label: { it, en }, order });
    const values = [
      language('Francese', 'French', 1),
      language('Inglese', 'English', 2),
      language('Tedesco', 'German', 3),
    ];
    const [view] = filterViews([{ name: 'filterLingua', order: 1, values }], 'en', String);
    expect(view?.choices.map(({ label }) => label)).toEqual(['English', 'French', 'German']);
  });

  it('take a label in the other language, which they say, and at last the key', () => {
    expect(institutions?.choices[0]).toEqual({ key: '7', label: 'it 7', lang: 'it' });
    expect(categories?.choices[0]).toEqual({ key: '3', label: '3' });
  });

  it('show what is selected first', () => {
    expect(institutions && choicesInOrder(institutions, ['9']).map(({ key }) => key)).toEqual(['9', '7', '8']);
  });

  it('show at last what would leave no course, but for what is selected', () => {
    const counts = { '8': 3, '9': 0 };
    expect(institutions && choicesInOrder(institutions, [], counts).map(({ key }) => key)).toEqual(['8', '7', '9']);
    expect(institutions && choicesInOrder(institutions, ['9'], counts).map(({ key }) => key)).toEqual(['9', '8', '7']);
  });

  it('say where their choices are not all', () => {
    const short = withShortLists(views, { filterAteneo: [{ key: '8', label: 'it 8' }] });
    expect(short.map(({ choices, isShortened = false }) => [choices.length, isShortened])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(withShortLists(views, undefined)).toEqual(views);
  });

  it('tell what is selected, filter by filter', () => {
    const selection = { filterAteneo: ['8'], filterCategoria: ['3', 'gone'], filterGone: ['1'] };
    expect(selectedChoices(views, { selection }).map(({ filterName, key }) => [filterName, key])).toEqual([
      ['filterCategoria', '3'],
      ['filterAteneo', '8'],
    ]);
  });
});

it('finds choices by a part of their names, whatever the capitals, accents and signs', () => {
  const choice = { key: '1', label: 'Università Ca’ Foscari' };
  for (const text of ['', ' universita ', 'FÒSCARI', "ca' f"]) expect(hasText(choice, text)).toBe(true);
  expect(hasText(choice, 'bologna')).toBe(false);
});
