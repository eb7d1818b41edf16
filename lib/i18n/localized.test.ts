import { foreignLang, pickText, shownName } from './localized.ts';

describe('a text in the languages of the interface', () => {
  it('is taken in the wanted language', () => {
    expect(pickText({ it: 'Musica', en: 'Music' }, 'en')).toEqual({ text: 'Music', language: 'en' });
  });

  it('is taken in the other one, which is named, when the wanted one is missing', () => {
    expect(pickText({ it: 'Musica', en: null }, 'en')).toEqual({ text: 'Musica', language: 'it' });
    expect(pickText({ it: null, en: 'Music' }, 'it')).toEqual({ text: 'Music', language: 'en' });
  });

  it('is null when nobody wrote it', () => {
    expect(pickText({ it: null, en: null }, 'it')).toBeNull();
  });

  it('needs a lang attribute only on a page in another language', () => {
    expect(foreignLang('fr', 'it')).toBe('fr');
    expect(foreignLang('it', 'it')).toBeUndefined();
    expect(foreignLang(null, 'it')).toBeUndefined();
  });

  it('is a name that says its language only when it is not the page’s, or what stands in for it', () => {
    expect(shownName({ it: 'Musica', en: 'Music' }, 'en', '7')).toEqual({ text: 'Music', lang: undefined });
    expect(shownName({ it: 'Musica', en: null }, 'en', '7')).toEqual({ text: 'Musica', lang: 'it' });
    expect(shownName({ it: null, en: null }, 'en', '7')).toEqual({ text: '7', lang: undefined });
  });
});
