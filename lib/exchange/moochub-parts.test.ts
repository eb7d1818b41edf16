import { educationalAlignment } from './moochub-parts';

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
