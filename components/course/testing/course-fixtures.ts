import { cards } from '@/components/cards/testing/card-fixtures';
import { type Availability, availabilityOf } from '@/lib/catalogue/availability';
import type { CourseState } from '@/lib/catalogue/course-card';
import type { CoursePage } from '@/lib/catalogue/read-course-page';
import type { SeriesPage } from '@/lib/catalogue/read-series';
import type { Course, Teacher } from '@/lib/model/course';
import type { Faq } from '@/lib/model/faq';
import type { UntrustedHtml } from '@/lib/model/html';

const html = (text: string) => text as UntrustedHtml;

/** A teacher with this name and without a photo. */
export const teacher = (firstName: string | null, lastName: string | null): Teacher => ({
  firstName,
  lastName,
  photoId: null,
  department: { it: 'Dipartimento di Matematica', en: 'Department of Mathematics' },
  biography: { it: html('<p>Insegna algebra.</p>'), en: html('<p>Teaches algebra.</p>') },
});

/** A course with the fewest facts that a backend can send. */
const sparse: Course = {
  id: '7',
  title: html('Laboratorio virtuale'),
  ...{ subtitle: null, description: null, information: null, learningOutcomes: null, activities: null },
  ...{ contacts: null, assessment: null, workload: null, prerequisites: null, imageId: null },
  ...{ videoUrl: null, courseUrl: null, opensAt: null, closesAt: null, language: null, eqfLevel: null },
  ...{ institutions: [], teachers: [], subtitleLanguages: [], iscedCodes: [], targets: [], categories: [] },
};

const complete: Course = {
  id: '12',
  title: html('Al-jabr'),
  subtitle: html('Sette secoli di <em>equazioni</em>'),
  description: html('<p>La parola algebra viene da un libro.</p>'),
  information: html('<p>Si scarica il materiale.</p>'),
  learningOutcomes: html('<ul><li>Risolvere equazioni.</li></ul>'),
  activities: html('<ul><li>Cinque lezioni.</li></ul>'),
  contacts: html('<a href="mailto:algebra@example.org">algebra@example.org</a>'),
  assessment: html('<p>Una prova finale.</p>'),
  workload: html('15 ore, 5 settimane'),
  prerequisites: html('<p>Nessuno.</p>'),
  imageId: '145',
  videoUrl: 'https://media.example.org/trailer.mp4',
  courseUrl: 'https://learn.example.org/al-jabr',
  opensAt: Date.UTC(2020, 9, 21, 22),
  closesAt: Date.UTC(2099, 0, 19, 22, 59, 59),
  language: 'it',
  subtitleLanguages: ['en', 'fr'],
  eqfLevel: '6',
  institutions: [{ id: '34', name: 'Università degli Studi di Palermo', logoId: '18' }],
  teachers: [teacher('Rosa', 'Zanni'), teacher('Nabil', 'Ben Salah'), teacher('Ada', 'Zanni')],
  iscedCodes: ['0541', '9999'],
  targets: [
    { it: 'Docenti', en: 'Teachers' },
    { it: 'Cittadini', en: null },
  ],
  categories: [{ id: '12', name: { it: 'Scienze', en: 'Science' } }],
};

/** A course for each state of its page. */
export const courses = {
  complete,
  sparse,
  foreign: { ...complete, language: 'en', title: html('Quantum Physics'), videoUrl: 'https://vimeo.com/76979871' },
  rightToLeft: { ...complete, language: 'ar', title: html('الجبر'), subtitle: html('مقدمة') },
  long: { ...complete, title: html('Progettare l’accessibilità degli edifici storici '.repeat(6)) },
  shared: {
    ...complete,
    institutions: [...complete.institutions, { id: '3', name: 'Bari', logoId: null }, { name: 'Lecce', logoId: null }],
  },
  upcoming: { ...complete, opensAt: Date.UTC(2098, 0, 1), closesAt: Date.UTC(2099, 0, 1) },
  closed: { ...complete, closesAt: Date.UTC(2021, 0, 1) },
} as const satisfies Record<string, Course>;

/** Questions as the backend sends them: one has no answer, one is only in Italian. */
export const faqs: readonly Faq[] = [
  { question: { it: 'È gratis?', en: 'Is it free?' }, answer: { it: html('<p>Sì.</p>'), en: html('<p>Yes.</p>') } },
  { question: { it: 'Cos’è un MOOC?', en: null }, answer: { it: html('<p>Un corso.</p>'), en: null } },
  { question: { it: 'Senza risposta?', en: null }, answer: { it: null, en: null } },
];

const states: Readonly<Record<Availability['state'], string>> = {
  unknown: 'Date non indicate',
  always: 'Sempre aperto',
  open: 'Aperto fino al 19 gennaio 2099',
  upcoming: 'Apre il 1º gennaio 2098',
  closed: 'Chiuso il 1º gennaio 2021',
};

function stateOf(course: Course): CourseState {
  const { state: kind } = availabilityOf(course, Date.now());
  return { kind, text: states[kind] };
}

/** The page of a course. */
export const coursePage = (course: Course, rest: Partial<CoursePage> = {}): CoursePage => ({
  course,
  state: stateOf(course),
  changesAt: null,
  brief: {
    effort: '15 ore · 5 settimane',
    parsedEffort: '15 ore · 5 settimane',
    level: 'Intermedio (EQF 6)',
    languages: 'Italiano',
    dates: '22/10/2020 – 19/01/2099',
  },
  seriesStep: null,
  related: [
    { ...cards.course, id: '40' },
    { ...cards.shared, id: '41' },
  ],
  faqs,
  iscedNames: new Map([['0541', 'Matematica']]),
  filters: [
    { name: 'filterLingua', order: 1, values: [{ key: 'IT', label: { it: 'Italiano', en: 'Italian' }, order: 1 }] },
    { name: 'filterLivello', order: 2, values: [{ key: '6', label: { it: 'Livello 6', en: null }, order: 1 }] },
    { name: 'filterTarget', order: 3, values: [{ key: '4', label: { it: 'Docenti', en: null }, order: 1 }] },
  ],
  ...rest,
});

/** The page of a series. */
export const seriesPage = (rest: Partial<SeriesPage> = {}): SeriesPage => ({
  series: {
    ...sparse,
    id: '1002',
    title: html('La transizione'),
    description: html('<p>Quattro corsi.</p>'),
    language: 'it',
  },
  brief: {
    state: { kind: 'open', text: '1 corso aperto su 2' },
    effort: '40 ore',
    level: 'Introduttivo – Intermedio (EQF 5–6)',
    languages: 'Italiano e inglese',
    institutions: [{ id: '3', name: 'Università degli Studi dell’Aquila', logoId: null }],
    languageCodes: ['it', 'en'],
    opening: 'Il corso 2 apre l’8 dicembre 2098',
    start: { id: '12', step: 1 },
  },
  members: [cards.course, { ...cards.foreign, id: '13' }],
  changesAt: null,
  ...rest,
});
