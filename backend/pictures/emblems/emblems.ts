import type { CategorySlug } from '../palettes.ts';
import { architecture, arts, economy, education, languages, law, music } from './arts-and-society.ts';
import type { Emblem } from './emblem.ts';
import { computing, engineering, health, humanities, science } from './science-and-letters.ts';

/** The emblem of every subject area. */
export const emblems: Readonly<Record<CategorySlug, Emblem>> = {
  'architettura-design': architecture,
  'arte-spettacolo': arts,
  musica: music,
  'diritto-societa': law,
  'economia-impresa': economy,
  educazione: education,
  informatica: computing,
  ingegneria: engineering,
  'lettere-storia': humanities,
  lingue: languages,
  salute: health,
  scienze: science,
};
