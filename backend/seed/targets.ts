import type { SeedTarget } from './types.ts';

/** The possible audiences of a course, from the youngest to the general public. */
export const targets: readonly SeedTarget[] = [
  {
    slug: 'studenti-superiori',
    name: { it: 'Studenti delle scuole superiori', en: 'Upper secondary school students' },
  },
  { slug: 'matricole', name: { it: 'Matricole universitarie', en: 'First-year university students' } },
  { slug: 'universitari', name: { it: 'Studenti universitari e AFAM', en: 'University and AFAM students' } },
  { slug: 'docenti', name: { it: 'Docenti e formatori', en: 'Teachers and trainers' } },
  { slug: 'professionisti', name: { it: 'Professionisti', en: 'Professionals' } },
  { slug: 'cittadini', name: { it: 'Tutti i cittadini', en: 'Everyone' } },
];
