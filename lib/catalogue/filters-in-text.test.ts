import { createTranslator } from 'next-intl';
import { emptySearch } from '@/lib/addresses/search-address';
import type { Locale } from '@/lib/model/locale';
import en from '@/messages/en.json';
import italian from '@/messages/it.json';
import { narrowerSearch } from './filters-in-text';

const texts = {
  it: createTranslator({ locale: 'it', messages: italian, namespace: 'catalogue' }),
  en: createTranslator({ locale: 'en', messages: en, namespace: 'catalogue' }),
};

/** A filter of the embedded backend with some of its values. */
const filter = (name: string, labels: Readonly<Record<string, { readonly it: string; readonly en: string }>>) => ({
  ...{ name, order: 0 },
  values: Object.entries(labels).map(([key, label], order) => ({ key, label, order })),
});

const filters = [
  filter('filterLingua', { IT: { it: 'Italiano', en: 'Italian' }, EN: { it: 'Inglese', en: 'English' } }),
  filter('filterDisponibilita', {
    now: { it: 'Aperto ora', en: 'Open now' },
    soon: { it: 'Apre entro un mese', en: 'Opens within a month' },
    closed: { it: 'Chiuso', en: 'Closed' },
  }),
  filter(
    'filterLivello',
    Object.fromEntries(['5', '6', '7'].map((key) => [key, { it: `Livello (EQF ${key})`, en: `Level (EQF ${key})` }])),
  ),
  filter('filterTipo', { series: { it: 'Serie di corsi', en: 'Series of courses' } }),
];

function meant(locale: Locale, text: string, selection = {}, known = filters) {
  const search = { ...emptySearch, text, selection, isExact: true, order: 'newest' as const, page: 3 };
  return narrowerSearch(known, search, { t: texts[locale], locale });
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

describe('a text that names other filters', () => {
  it.each([
    ['it', 'corsi aperti ora', '', { filterDisponibilita: ['now'] }],
    ['it', 'corsi che iniziano presto', '', { filterDisponibilita: ['soon'] }],
    ['it', 'serie di corsi sul clima', 'sul clima', { filterTipo: ['series'] }],
    ['it', 'inglese che inizia presto', '', { filterDisponibilita: ['soon'], filterLingua: ['EN'] }],
    ['en', 'statistics, starting soon', 'statistics', { filterDisponibilita: ['soon'] }],
    [
      ...(['en', 'a course in English about climate, not too hard, that starts soon'] as const),
      'a course about climate',
      { filterDisponibilita: ['soon'], filterLivello: ['5', '6'], filterLingua: ['EN'] },
    ],
    ['it', 'chimica non troppo difficile', 'chimica', { filterLivello: ['5', '6'] }],
    ['it', 'Statistica per principianti', 'Statistica', { filterLivello: ['5'] }],
    ['en', 'statistics for beginners', 'statistics', { filterLivello: ['5'] }],
    ['en', 'courses for experts', '', { filterLivello: ['7'] }],
  ] as const)('%s: “%s” means “%s” with %j', (locale, text, rest, selection) => {
    expect(meant(locale, text)?.search).toMatchObject({ text: rest, selection });
  });

  it.each([
    ['it', 'storia senza data di fine', 'storia'],
    ['en', 'history at my own pace', 'history'],
    ['en', 'self paced history', 'history'],
  ] as const)('%s: “%s” means “%s” with courses that are always open', (locale, text, rest) => {
    const always = filter('filterDisponibilita', { always: { it: 'Sempre aperto', en: 'Always open' } });
    const selection = { filterDisponibilita: ['always'] };
    expect(meant(locale, text, {}, [always])?.search).toMatchObject({ text: rest, selection });
  });

  it('says in the language of the page what it filters by', () => {
    expect(meant('it', 'corsi in inglese')?.label).toBe('Filtra per lingua: Inglese');
    expect(meant('it', 'clima in inglese, che inizia presto')?.label).toBe(
      'Filtra per disponibilità: Apre entro un mese, lingua: Inglese',
    );
    expect(meant('en', 'series of courses')?.label).toBe('Filter by type: Series of courses');
    expect(meant('en', 'easy courses')?.label).toBe('Filter by level: Level (EQF 5) – Level (EQF 6)');
  });

  it('names nothing that the backend does not offer, and no value without words of its own', () => {
    expect(meant('it', 'corsi sempre aperti')).toBeNull();
    expect(meant('it', 'chiuso')).toBeNull();
    expect(meant('it', 'corsi aperti ora', {}, [])).toBeNull();
    const ownLevels = [filter('filterLivello', { '1': { it: 'Avanzato', en: 'Advanced' } })];
    expect(meant('it', 'corsi per principianti', {}, ownLevels)).toBeNull();
  });
});
