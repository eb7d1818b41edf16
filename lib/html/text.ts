import type { UntrustedHtml } from '@/lib/model/html';
import { unescapeMarkup } from './markup';
import { keepAllowed, removeTags } from './sanitise';

const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** The text of editor HTML in one line, without tags and entities, for page titles and metadata. */
export function plainText(html: UntrustedHtml): string {
  return unescapeMarkup(removeTags(keepAllowed(html)));
}

/** The first `count` characters of a text, counted as readers do (graphemes); `null` if the text is not longer. */
function firstCharacters(text: string, count: number): string | null {
  let place = 0;
  for (const { index } of segmenter.segment(text)) {
    if (place === count) return text.slice(0, index);
    place += 1;
  }
  return null;
}

/**
 * A text of limited length: a longer one is cut after a word and gets an ellipsis.
 *
 * @param maxCharacters characters as readers count them (graphemes), including the ellipsis
 */
export function shortened(text: string, maxCharacters: number): string {
  if (firstCharacters(text, maxCharacters) === null) return text;
  const head = firstCharacters(text, maxCharacters - 1) ?? '';
  const endsWithWord = text.charAt(head.length) === ' ';
  const lastSpace = head.lastIndexOf(' ');
  // A text without spaces is cut between characters.
  const words = endsWithWord || lastSpace <= 0 ? head : head.slice(0, lastSpace);
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** The beginning of editor HTML as plain text ({@link shortened}). */
export function excerpt(html: UntrustedHtml, maxCharacters: number): string {
  return shortened(plainText(html), maxCharacters);
}

/** The beginning of the first text with words; `null` if there is none. A text without words is only a picture, for example. */
export function firstExcerpt(texts: readonly (UntrustedHtml | null)[], maxCharacters: number): string | null {
  for (const html of texts) {
    const words = html && excerpt(html, maxCharacters);
    if (words) return words;
  }
  return null;
}
