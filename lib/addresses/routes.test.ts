import { routes } from './routes.ts';
import { emptySearch } from './search-address.ts';

describe('the addresses of the app', () => {
  it('are Italian without a prefix and English under /en', () => {
    expect(routes('it').home).toBe('/home');
    expect(routes('en').home).toBe('/en/home');
    expect(routes('en').institutions).toBe('/en/aboutUniv');
  });

  it('hold a search of the catalogue', () => {
    const search = { ...emptySearch, text: 'arte & musica', page: 2 };
    expect(routes('it').catalogue()).toBe('/catalogue');
    expect(routes('en').catalogue(search)).toBe('/en/catalogue?q=arte+%26+musica&page=2');
  });

  it('filter by category and by institution with the filter of each', () => {
    expect(routes('it').category('3')).toBe('/catalogue?filterCategoria=3');
    expect(routes('it').institution('7')).toBe('/catalogue?filterAteneo=7');
  });

  it('lead to a course or a series by what a mooc is', () => {
    const { courseOrSeries } = routes('en');
    expect([false, true].map((isSeries) => courseOrSeries('7', isSeries))).toEqual([
      '/en/courseDetails/7',
      '/en/collectionCard/7',
    ]);
  });

  it('cannot be left by an id', () => {
    expect(routes('it').course('../evil?x#y')).toBe('/courseDetails/..%2Fevil%3Fx%23y');
    expect(routes('it').series('1001')).toBe('/collectionCard/1001');
  });
});
