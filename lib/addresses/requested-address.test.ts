import { missingContent, requestedAddress } from './requested-address.ts';

describe('the address a visitor had asked for', () => {
  it('is kept when it is inside the app', () => {
    expect(requestedAddress('/en/catalogue?q=a%20b&page=2')).toBe('/en/catalogue?q=a%20b&page=2');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a"b', '/a<b', ''])(
    'is the start of the app instead of %j',
    (address) => {
      expect(requestedAddress(address)).toBe('/');
    },
  );

  it('is the start of the app when it is absent or given twice', () => {
    expect(requestedAddress(undefined)).toBe('/');
    expect(requestedAddress(['/a', '/b'])).toBe('/');
  });

  it.each([
    ['/courseDetails/3', 'course', ''],
    ['/en/collectionCard/1001', 'series', ''],
    ['/en/catalogue?q=lingua+e+citt%C3%A0&page=2', 'catalogue', 'lingua e città'],
    ['/aboutUniv?q=pisa', 'institutions', ''],
    ['/home', 'other', ''],
    ['/en', 'other', ''],
    ['/', 'other', ''],
  ])('%s is about: %s, searched for “%s”', (address, missing, text) => {
    expect(missingContent(address)).toEqual({ missing, text });
  });
});
