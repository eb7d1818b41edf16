import { educationalAlignment, moochubWorkload, organisation, strictAddress } from './moochub-parts';

describe('a field of ISCED-F 2013', () => {
  it('has its names in both languages, that of the course first', () => {
    const { name } = educationalAlignment('0541', new Map([['0541', 'Matematica']]), 'en');
    expect(name).toEqual([
      { inLanguage: 'en', name: 'Mathematics' },
      { inLanguage: 'it', name: 'Matematica' },
    ]);
  });

  it('is called as the field above it where it has no English name of its own', () => {
    expect(educationalAlignment('0110', new Map(), 'it').name).toEqual([{ inLanguage: 'en', name: 'Education' }]);
  });

  it('stands for itself without any name', () => {
    expect(educationalAlignment('99', new Map(), 'it').name).toEqual([{ inLanguage: 'it', name: '99' }]);
  });
});

describe('an address', () => {
  it.each([
    ['https://x.it/?id[]=3|4', 'https://x.it/?id%5B%5D=3%7C4'],
    ['https://x.it/50%?a={b}^`#c#d', 'https://x.it/50%25?a=%7Bb%7D%5E%60#c%23d'],
    ['https://x.it/?a=b\\c', 'https://x.it/?a=b%5Cc'],
    ['https://[::1]:8443/a%20b?c=%C3%A8&d=(e)#f', 'https://[::1]:8443/a%20b?c=%C3%A8&d=(e)#f'],
    ['https://x.it/', 'https://x.it/'],
  ])('is strict: %s', (address, strict) => {
    expect(strictAddress(new URL(address).href)).toBe(strict);
    expect(organisation({ name: 'X', website: new URL(address).href }).url).toBe(strict);
  });
});

it.each([
  [1_200, 5, { duration: 'P5W', workload: { timeValue: 4, timeUnit: 'h/week' } }],
  [1_201, 5, { duration: 'P5W', workload: { timeValue: 5, timeUnit: 'h/week' } }],
  [null, 5, { duration: 'P5W' }],
  [90, null, { duration: 'PT1H30M' }],
  [null, null, {}],
])('the workload of %s minutes in %s weeks is %j', (minutes, weeks, workload) => {
  expect(moochubWorkload({ minutes, weeks })).toEqual(workload);
});
