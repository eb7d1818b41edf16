import { institutions as known } from '@/components/explore/testing/explore-fixtures';
import { allInstitutions } from '@/lib/addresses/institutions-address';
import type { Institution } from '@/lib/model/institution';
import { institutionsPerPage, listInstitutions } from './institution-list';

const [example] = known;
if (!example) throw new Error('no institution among the fixtures');
const institution = (name: string, more: Partial<Institution> = {}): Institution => ({
  ...example,
  id: name,
  name,
  ...more,
});
const names = (list: ReturnType<typeof listInstitutions>) =>
  list.groups.flatMap(({ listed }) => listed.map(({ institution: { name } }) => name));

describe('the list of institutions', () => {
  const few = [
    institution('Università degli Studi di Udine'),
    institution('Conservatorio di Musica "Vincenzo Bellini"', { kind: 'afam', city: 'Catania' }),
    institution('Alma Mater Studiorum - Università di Bologna'),
    institution("Università Ca' Foscari Venezia", { city: 'Venezia' }),
    institution('Università degli Studi "Aldo Moro"', { city: 'Bari' }),
  ];

  it('has universities first, each kind by city, or by what tells a name from others', () => {
    expect(names(listInstitutions(few, allInstitutions))).toEqual([
      'Università degli Studi "Aldo Moro"',
      'Alma Mater Studiorum - Università di Bologna',
      'Università degli Studi di Udine',
      "Università Ca' Foscari Venezia",
      'Conservatorio di Musica "Vincenzo Bellini"',
    ]);
  });

  it('has a university “per stranieri” at its S', () => {
    const list = listInstitutions([institution('Università per Stranieri di Siena')], allInstitutions);
    expect(list.groups[0]?.letters).toEqual([{ letter: 's', page: 1 }]);
  });

  it('has what begins with no Latin letter in one place', () => {
    const list = listInstitutions([institution('42 Roma'), institution('Академия')], allInstitutions);
    expect(list.groups[0]?.letters).toEqual([{ letter: 'other', page: 1 }]);
  });

  it.each([
    ['bologna', ['Alma Mater Studiorum - Università di Bologna']],
    ['  UNIVERSITÀ venezia ', ["Università Ca' Foscari Venezia"]],
    ['catania', ['Conservatorio di Musica "Vincenzo Bellini"']],
    ['xyz', []],
  ])('searched for %s has those with every word in name or city', (text, expected) => {
    expect(names(listInstitutions(few, { ...allInstitutions, text }))).toEqual(expected);
  });

  it('can be of one kind', () => {
    const list = listInstitutions(few, { ...allInstitutions, kind: 'afam' });
    expect([names(list).length, list.total]).toEqual([1, 1]);
  });

  it('has every one of very many on some page, and the letters lead to their pages', () => {
    const many = Array.from({ length: 3300 }, (_, index) =>
      institution(`Università ${String.fromCharCode(97 + (index % 26))}${index}`),
    );
    const first = listInstitutions(many, allInstitutions);
    const pages = Array.from({ length: first.pageCount }, (_, index) =>
      listInstitutions(many, { ...allInstitutions, page: index + 1 }),
    );
    expect(new Set(pages.flatMap(names)).size).toBe(3300);
    for (const page of pages) expect(names(page).length).toBeLessThanOrEqual(institutionsPerPage);
    for (const { letter, page } of first.groups[0]?.letters ?? []) {
      const letters = pages.map((one) => one.groups[0]?.listed.map((row) => row.letter));
      expect(letters.findIndex((row) => row?.includes(letter)) + 1).toBe(page);
    }
    expect(listInstitutions(many, { ...allInstitutions, page: 999 }).search.page).toBe(first.pageCount);
  });

  it('is empty without institutions', () => {
    expect(listInstitutions([], allInstitutions)).toMatchObject({ groups: [], total: 0, pageCount: 1 });
  });
});
