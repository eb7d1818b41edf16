import type { Course, Teacher } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';

/** An editor's text as HTML. */
export const html = (text: string) => text as UntrustedHtml;

/** A teacher with all texts in both languages. */
export const teacher: Teacher = {
  firstName: 'Ada',
  lastName: 'Rossi',
  photoId: null,
  department: { it: 'Fisica', en: 'Physics' },
  biography: { it: html('<p>Insegna.</p>'), en: html('<p>Teaches.</p>') },
};

/** A course without issues. */
export const goodCourse: Course = {
  id: 'c1',
  title: html('Onde'),
  subtitle: null,
  description: html('<p>Le <strong>onde</strong>: <a href="https://example.it/">qui</a>.</p>'),
  ...{ information: null, learningOutcomes: null, activities: null, contacts: null, assessment: null },
  ...{ workload: null, prerequisites: null },
  imageId: 'p1',
  videoUrl: null,
  courseUrl: 'https://example.it/course',
  opensAt: null,
  closesAt: null,
  language: 'it',
  subtitleLanguages: ['en'],
  eqfLevel: null,
  institutions: [{ name: 'Ateneo', logoId: null }],
  teachers: [teacher],
  iscedCodes: [],
  targets: [{ it: 'Tutti', en: 'Everybody' }],
  categories: [{ id: '1', name: { it: 'Scienze', en: 'Sciences' } }],
};
