/** One weight of a font that machines have, or of one that was drawn with the same widths. */
export interface MachineFace {
  readonly weight: 400 | 600;
  /** Full names, as `local()` in a style sheet wants them. */
  readonly names: readonly string[];
  /** Mean width of the sample text's characters, in the font's size. */
  readonly meanWidth: number;
}

/** A font of machines that stands in for one of ours until that has arrived. */
export interface MachineFont {
  readonly name: string;
  readonly faces: readonly MachineFace[];
}

/*
 * The widths are what `node lib/theme/fonts/measure.ts FILE` prints: of Liberation Sans and Serif, which have the widths of
 * Arial and Times New Roman; of Gelasio, which has those of Georgia; and of Roboto, Noto Serif and DejaVu themselves.
 */

/** In the place of Titillium Web: Windows, macOS and iOS have the first, Android the second, a bare Linux the third. */
export const sansSerifFonts: readonly MachineFont[] = [
  {
    name: 'arial',
    faces: [
      { weight: 400, names: ['Arial', 'Liberation Sans', 'Helvetica'], meanWidth: 0.4338 },
      { weight: 600, names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], meanWidth: 0.4672 },
    ],
  },
  {
    name: 'roboto',
    faces: [
      { weight: 400, names: ['Roboto', 'Roboto Regular'], meanWidth: 0.4322 },
      { weight: 600, names: ['Roboto Bold'], meanWidth: 0.4394 },
    ],
  },
  {
    name: 'dejavu',
    faces: [
      { weight: 400, names: ['DejaVu Sans'], meanWidth: 0.4954 },
      { weight: 600, names: ['DejaVu Sans Bold'], meanWidth: 0.56 },
    ],
  },
];

/** In the place of Source Serif 4: Windows, macOS and iOS have the first two, Android the third. */
export const serifFonts: readonly MachineFont[] = [
  { name: 'georgia', faces: [{ weight: 400, names: ['Georgia', 'Gelasio'], meanWidth: 0.4316 }] },
  {
    name: 'times',
    faces: [{ weight: 400, names: ['Times New Roman', 'Liberation Serif', 'Times'], meanWidth: 0.395 }],
  },
  { name: 'noto', faces: [{ weight: 400, names: ['Noto Serif', 'Noto Serif Regular'], meanWidth: 0.4685 }] },
  { name: 'dejavu', faces: [{ weight: 400, names: ['DejaVu Serif'], meanWidth: 0.5026 }] },
];
