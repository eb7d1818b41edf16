import fc from 'fast-check';
import type { Locale } from '@/lib/model/locale';
import { inReadingOrder } from './reading-order.ts';

type Name = { readonly it: string | null; readonly en: string | null };

const name = (it: string | null, en: string | null): Name => ({ it, en });
const ordered = (names: readonly Name[], locale: Locale) =>
  inReadingOrder(names, locale, (each) => each).map(({ it, en }) => en ?? it);

const areas = [
  name('Architettura', 'Architecture'),
  name('Diritto', 'Law'),
  name('È vero', 'It is true'),
  name('Medicina, salute', 'Medicine, health'),
  name('medicina e danza', 'Dance'),
];

describe('the order that a visitor reads in', () => {
  it('is the English alphabet where the backend has the Italian one', () => {
    const alphabetical = [...areas.slice(0, 3), ...areas.slice(3).reverse()];
    expect(ordered(alphabetical, 'en')).toEqual(['Architecture', 'Dance', 'It is true', 'Law', 'Medicine, health']);
    expect(ordered(alphabetical, 'it')).toEqual(alphabetical.map(({ en }) => en));
  });

  it.each([
    ['any other order', [name('Sempre', 'Always'), name('Aperto', 'Open'), name('Concluso', 'Closed')]],
    ['two values, which may stand so by chance', [name('Corso', 'Single course'), name('Serie', 'A series')]],
    ['names that are the same in both languages', ['Bari', 'Pavia', 'Venezia'].map((city) => name(city, city))],
    ['nothing', []],
  ])('stays with %s', (_, names) => {
    expect(ordered(names, 'en')).toEqual(names.map(({ it, en }) => en ?? it));
  });

  it('takes the Italian name where there is no English one', () => {
    expect(ordered([name('Arte', null), name('Danza', 'Zumba'), name('Musica', null)], 'en')).toEqual([
      'Arte',
      'Musica',
      'Zumba',
    ]);
  });

  it('neither loses nor repeats anything, whatever the names are', () => {
    const text = fc.option(fc.string({ unit: 'grapheme' }), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.record({ it: text, en: text })), fc.boolean(), (given, sorted) => {
        const names = sorted ? [...given].sort((a, b) => ((a.it ?? '') < (b.it ?? '') ? -1 : 1)) : given;
        const result = inReadingOrder(names, 'en', (each) => each);
        expect(new Set(result)).toEqual(new Set(names));
        expect(result).toHaveLength(names.length);
        expect(inReadingOrder(names, 'it', (each) => each)).toBe(names);
      }),
    );
  });
});
