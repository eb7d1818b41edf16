import type { Composition } from '../canvas.ts';
import type { CategorySlug } from '../palettes.ts';
import { architetturaDesign } from './architettura-design.ts';
import { arteSpettacolo } from './arte-spettacolo.ts';
import { dirittoSocieta } from './diritto-societa.ts';
import { economiaImpresa } from './economia-impresa.ts';
import { educazione } from './educazione.ts';
import { informatica } from './informatica.ts';
import { ingegneria } from './ingegneria.ts';
import { lettereStoria } from './lettere-storia.ts';
import { lingue } from './lingue.ts';
import { musica } from './musica.ts';
import { salute } from './salute.ts';
import { scienze } from './scienze.ts';

/** The cover compositions of every subject area. */
export const compositions: Readonly<Record<CategorySlug, readonly Composition[]>> = {
  'architettura-design': architetturaDesign,
  'arte-spettacolo': arteSpettacolo,
  musica,
  'diritto-societa': dirittoSocieta,
  'economia-impresa': economiaImpresa,
  educazione,
  informatica,
  ingegneria,
  'lettere-storia': lettereStoria,
  lingue,
  salute,
  scienze,
};
