import type { SeedCategory } from './types.ts';

/** The subject areas of the catalogue. */
export const categories: readonly SeedCategory[] = [
  { id: 1, slug: 'architettura-design', name: { it: 'Architettura e design', en: 'Architecture and design' } },
  { id: 2, slug: 'arte-spettacolo', name: { it: 'Arti visive e spettacolo', en: 'Visual and performing arts' } },
  { id: 3, slug: 'musica', name: { it: 'Musica', en: 'Music' } },
  { id: 4, slug: 'diritto-societa', name: { it: 'Diritto e società', en: 'Law and society' } },
  { id: 5, slug: 'economia-impresa', name: { it: 'Economia e impresa', en: 'Economics and business' } },
  { id: 6, slug: 'educazione', name: { it: 'Educazione e formazione', en: 'Education and training' } },
  { id: 7, slug: 'informatica', name: { it: 'Informatica e dati', en: 'Computing and data' } },
  { id: 8, slug: 'ingegneria', name: { it: 'Ingegneria e tecnologia', en: 'Engineering and technology' } },
  {
    id: 9,
    slug: 'lettere-storia',
    name: { it: 'Lettere, storia e filosofia', en: 'Literature, history and philosophy' },
  },
  { id: 10, slug: 'lingue', name: { it: 'Lingue e culture', en: 'Languages and cultures' } },
  { id: 11, slug: 'salute', name: { it: 'Medicina e salute', en: 'Medicine and health' } },
  { id: 12, slug: 'scienze', name: { it: 'Scienze e matematica', en: 'Science and mathematics' } },
];
