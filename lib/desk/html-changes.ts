import { Parser } from 'htmlparser2';
import { replacedTags } from '@/lib/html/allowed';
import { keepAllowed } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/html';
import { countAlike } from './count-alike';

/** Attributes that the sanitiser removes only when it refuses their address. */
const addressAttributes = ['a href', 'img src', 'iframe src'];

/** The parts that the sanitiser removed from a text, and whether one of them was an address. */
export interface HtmlChanges {
  /** Removed parts such as `script`, `p style` or `comment`, each once, in the order of the text. */
  readonly removed: readonly string[];
  readonly unsafeAddress: boolean;
}

/** The names of elements, attributes and comments, in the order of the text. Uses the sanitiser's parser. */
function partsOf(html: string): readonly string[] {
  const parts: string[] = [];
  const parser = new Parser({
    oncomment: () => parts.push('comment'),
    onopentag: (tag, attributes) => {
      const name = replacedTags.get(tag) ?? tag;
      parts.push(name, ...Object.keys(attributes).map((attribute) => `${name} ${attribute}`));
    },
  });
  parser.end(html);
  return parts;
}

/**
 * Finds the elements and attributes that the sanitiser removes from a text. Additions of the sanitiser, such as `rel` on
 * links, do not count.
 */
export function changesOf(html: UntrustedHtml): HtmlChanges {
  const left = countAlike(partsOf(keepAllowed(html)));
  const removed = [...countAlike(partsOf(html))]
    .filter(([part, count]) => count > (left.get(part) ?? 0))
    .map(([part]) => part);
  return { removed, unsafeAddress: addressAttributes.some((part) => removed.includes(part)) };
}

/** Elements that the editor lost from a text, such as pictures: each once, in the order of the text. */
export function lostElements(before: UntrustedHtml, after: UntrustedHtml): readonly string[] {
  const left = new Set(partsOf(keepAllowed(after)));
  const parts = [...new Set(partsOf(keepAllowed(before)))];
  return parts.filter((part) => !part.includes(' ') && part !== 'div' && !left.has(part));
}
