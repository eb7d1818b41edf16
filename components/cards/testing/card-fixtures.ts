import type { CourseCardData } from '@/lib/catalogue/course-card';

const institution = (id: string, name: string) => ({ id, name });

const card = (data: Partial<CourseCardData>): CourseCardData => ({
  id: '12',
  title: 'Fisica sotto la montagna',
  subtitle: 'Materia oscura, neutrini e silenzio a 1.400 metri di profondità',
  imageId: '145',
  institutions: [institution('3', 'Università degli Studi dell’Aquila')],
  seriesSize: 0,
  language: 'it',
  state: { kind: 'open', text: 'Aperto fino al 12 gennaio 2027' },
  facts: ['20 ore · 5 settimane', 'Intermedio (EQF 6)', 'Italiano, sottotitoli in inglese'],
  ...data,
});

const { state: _state, ...contractOnly } = card({});

/** A course card in each possible state. */
export const cards = {
  course: card({}),
  upcoming: card({ state: { kind: 'upcoming', text: 'Apre l’8 dicembre 2026' } }),
  always: card({
    state: { kind: 'always', text: 'Sempre aperto' },
    facts: ['21 ore', 'Introduttivo (EQF 5)', 'Italiano'],
  }),
  closed: card({ state: { kind: 'closed', text: 'Chiuso il 30 settembre 2026' } }),
  undated: card({ state: { kind: 'unknown', text: 'Date non indicate' } }),
  bare: { id: '12', title: 'Untitled course', imageId: null, institutions: [], seriesSize: 0, language: null },
  /** The data of a backend that implements the contract without extensions. */
  contractOnly: { ...contractOnly, facts: ['Italiano'] },
  foreign: card({ title: 'Quantum Physics for the Curious', language: 'en' }),
  rightToLeft: card({ title: 'الجبر: مقدمة في الرياضيات', language: 'ar' }),
  long: card({ title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(6).trim(), language: 'de' }),
  shared: card({
    institutions: [institution('1', 'Politecnico di Torino'), institution('2', 'Politecnico di Milano')],
  }),
  sharedByMany: card({
    institutions: ['Torino', 'Milano', 'Bari', 'Roma'].map((city, index) =>
      institution(`${index}`, `Ateneo di ${city}`),
    ),
  }),
  series: card({
    id: '1002',
    title: 'La transizione energetica',
    seriesSize: 4,
    state: { kind: 'open', text: '2 corsi aperti su 4; il prossimo apre l’8 dicembre 2098' },
    facts: ['88 ore', 'Italiano'],
  }),
  /** A series of one is a course (specification, section 3). */
  seriesOfOne: card({ seriesSize: 1 }),
} as const satisfies Record<string, CourseCardData>;
