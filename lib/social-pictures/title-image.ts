import 'server-only';
import sharp from 'sharp';
import { escapeMarkup } from '@/lib/html/markup';
import { shortened } from '@/lib/html/text';
import { missingCharacters } from './missing-characters';
import { paper } from './picture-colours';

/** A text as a picture with a transparent background. */
export interface TitleImage {
  /** A `data:` URL. */
  readonly source: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly rightToLeft: boolean;
}

const box = { width: 1056, height: 300 };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const letter = /\p{L}/u;

/** Whether the first letter of a text belongs to a script written from right to left, which decides the direction of its lines. */
export function startsRightToLeft(text: string): boolean {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '');
}

/**
 * Draws a text with the fonts of the machine, for scripts that the project's fonts do not have. Letters are joined and
 * lines begin at the right when the script requires it. Signs that no font has are left out.
 *
 * @returns `null` when a letter is missing or nothing can be drawn, so that nobody sees empty boxes
 */
export async function drawTitleImage(text: string, maxCharacters: number): Promise<TitleImage | null> {
  try {
    // Each character takes milliseconds to look for, so only those that are shown are looked for.
    const head = shortened(text, maxCharacters);
    const missing = await missingCharacters(head);
    if (missing.some((character) => letter.test(character))) return null;
    const shown = [...head]
      .filter((character) => !missing.includes(character))
      .join('')
      .trim();
    if (!letter.test(shown)) return null;
    const { data, info } = await drawn(shown);
    const source = `data:image/png;base64,${data.toString('base64')}`;
    return { source, width: info.width, height: info.height, rightToLeft: startsRightToLeft(shown) };
  } catch {
    // The machine has no fonts: the picture has no title.
    return null;
  }
}

/** Draws the text as large as the title of other pictures; a text that is too long for the box is scaled down. */
function drawn(text: string) {
  const markup = `<span foreground="${paper}">${escapeMarkup(text)}</span>`;
  return sharp({
    text: { text: markup, font: 'sans-serif 68', dpi: 72, rgba: true, wrap: 'word-char', width: box.width },
  })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}
