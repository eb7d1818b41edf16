import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FontMeasures, readFontFile } from './font-file.ts';
import { type MachineFace, type MachineFont, sansSerifFonts, serifFonts } from './machine-fonts.ts';
import { sampleText } from './sample-text.ts';

/** A font of ours and the fonts of the machine that stand in for it. */
interface WebFont {
  readonly name: string;
  /** The variable that style sheets name the stand-ins by. */
  readonly variable: string;
  readonly generic: 'sans-serif' | 'serif';
  /** Its file of a weight; the pages load the same as WOFF 2. */
  readonly file: (weight: number) => string;
  readonly standIns: readonly MachineFont[];
}

const webFonts: readonly WebFont[] = [
  {
    name: 'titillium',
    variable: '--font-heading-machine',
    generic: 'sans-serif',
    file: (weight) => `@fontsource/titillium-web/files/titillium-web-latin-${weight}-normal.woff`,
    standIns: sansSerifFonts,
  },
  {
    name: 'source-serif',
    variable: '--font-text-machine',
    generic: 'serif',
    file: (weight) => `@fontsource/source-serif-4/files/source-serif-4-latin-${weight}-normal.woff`,
    standIns: serifFonts,
  },
];

const { resolve } = createRequire(import.meta.url);
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A font of the machine under a name of ours, as wide as our font in the mean and exactly as high. */
function fallbackFace(family: string, { weight, names, meanWidth }: MachineFace, ours: FontMeasures): string {
  const size = ours.meanWidth(sampleText) / meanWidth;
  return [
    '@font-face {',
    `  font-family: ${family};`,
    `  font-weight: ${weight};`,
    `  src: ${names.map((name) => `local("${name}")`).join(', ')};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${percent(ours.ascent / size)};`,
    `  descent-override: ${percent(ours.descent / size)};`,
    `  line-gap-override: ${percent(ours.lineGap / size)};`,
    '}',
  ].join('\n');
}

/**
 * The style sheet of the fonts that a page is drawn in until ours have arrived, or for good where they come too late: as
 * wide and as high as ours, so that the page has its shape from the first.
 */
export function fallbackFontStylesheet(): string {
  const stacks = webFonts.map(({ name, variable, generic, standIns }) => {
    return `  ${variable}: ${[...standIns.map((font) => `${name}-${font.name}`), generic].join(', ')};`;
  });
  const faces = webFonts.flatMap(({ name, file, standIns }) =>
    standIns.flatMap((font) =>
      font.faces.map((face) => {
        const ours = readFontFile(readFileSync(resolve(file(face.weight))));
        return fallbackFace(`${name}-${font.name}`, face, ours);
      }),
    ),
  );
  return [
    '/* Written by `npm run theme` from fallback-faces.ts and machine-fonts.ts: change them there. */',
    `:root {\n${stacks.join('\n')}\n}`,
    ...faces,
    '',
  ].join('\n');
}
