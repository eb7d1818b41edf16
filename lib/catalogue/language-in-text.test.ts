import { createTranslator } from 'next-intl';
import { emptySearch } from '@/lib/addresses/search-address';
import type { Locale } from '@/lib/model/locale';
import en from '@/messages/en.json';
import italian from '@/messages/it.json';
import { searchInLanguage } from './language-in-text';

const texts = {
  it: createTranslator({ locale: 'it', messages: italian, namespace: 'catalogue' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'catalogue' }),
};
const names = { it: ['Italiano', 'Inglese'], en: ['Italian', 'English'] };

function meant(locale: Locale, text: string, selection = {}) {
  const values = ['IT', 'EN'].map((key, order) => ({
    key,
    label: { it: names.it[order] ?? '', en: names.en[order] ?? '' },
    order,
  }));
  const search = { ...emptySearch, text, selection, isExact: true, order: 'newest' as const, page: 3 };
  return searchInLanguage([{ name: 'filterLingua', order: 0, values }], search, { t: texts[locale], locale });
}

describe('a text that names the language of courses', () => {
  it.each([
    ['it', 'corsi in inglese', '', 'EN'],
    ['it', 'Un corso in Italiano', '', 'IT'],
    ['it', 'corso in inglese sul clima', 'corso sul clima', 'EN'],
    ['it', 'clima in lingua inglese', 'clima', 'EN'],
    ['it', 'Corsi in inglese?', '', 'EN'],
    ['it', '«in inglese»', '', 'EN'],
    ['en', 'A course in English', '', 'EN'],
    ['en', 'climate in the Italian language', 'climate', 'IT'],
    ['en', 'in english', '', 'EN'],
    ['it', 'inglese', '', 'EN'],
    ['it', 'Corso di lingua inglese', '', 'EN'],
    ['en', 'learn English', '', 'EN'],
  ] as const)('%s: “%s” means “%s” in %s', (locale, text, rest, key) => {
    expect(meant(locale, text)?.search).toEqual({
      text: rest,
      selection: { filterLingua: [key] },
      order: 'newest',
      page: 1,
    });
  });

  it.each([
    ['it', 'letteratura inglese'],
    ['it', 'inglesi'],
    ['it', 'in english'],
    ['it', 'in inglese-italiano'],
    ['it', ''],
    ['en', 'main English'],
    ['en', 'in'],
  ] as const)('%s: “%s” does not', (locale, text) => expect(meant(locale, text)).toBeNull());

  it('keeps the other filters, and leads nowhere when a language is selected', () => {
    expect(meant('it', 'in inglese', { filterCategoria: ['7'] })?.search.selection).toEqual({
      filterCategoria: ['7'],
      filterLingua: ['EN'],
    });
    expect(meant('it', 'in inglese', { filterLingua: ['IT'] })).toBeNull();
  });
});
