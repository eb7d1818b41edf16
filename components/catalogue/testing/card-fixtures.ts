import type { CourseCardData } from '@/lib/catalogue/course-card';

const institution = (id: string, name: string) => ({ id, name });

const card = (data: Partial<CourseCardData>): CourseCardData => ({
  id: '12',
  title: 'Fisica sotto la montagna',
  imageId: '145',
  institutions: [institution('3', 'Università degli Studi dell’Aquila')],
  seriesSize: 0,
  language: 'it',
  ...data,
});

/** A course card in every state that it can be in. */
export const cards = {
  course: card({}),
  bare: card({ title: '', imageId: null, institutions: [], language: null }),
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
  series: card({ id: '1002', title: 'La transizione energetica', seriesSize: 4 }),
  /** A series of one is a course (specification, section 3). */
  seriesOfOne: card({ seriesSize: 1 }),
} as const satisfies Record<string, CourseCardData>;
