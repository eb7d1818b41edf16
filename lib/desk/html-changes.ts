import { Parser } from 'htmlparser2';
import { replacedTags } from '@/lib/html/allowed';
import { keepAllowed } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/language';

/** Attributes whose loss means that an address was refused. */
const addressAttributes = ['a href', 'img src', 'iframe src'];

/** What the sanitiser took away from a text, and whether an address was among it. */
export interface HtmlChanges {
  /** Such as `script`, `p style` or `comment`, each once, in the order of the text. */
  readonly removed: readonly string[];
  readonly unsafeAddress: boolean;
}

/** Names of elements, of their attributes and of comments, in the order of the text, as the sanitiser's parser reads it. */
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

const alike = (parts: readonly string[]) => Map.groupBy(parts, (part) => part);

/**
 * Compares a text with what the sanitiser leaves of it: elements and attributes that are gone. What the sanitiser adds,
 * such as `rel` on links, is no fault of the text.
 */
export function changesOf(html: UntrustedHtml): HtmlChanges {
  const left = alike(partsOf(keepAllowed(html)));
  const removed = [...alike(partsOf(html))]
    .filter(([part, all]) => all.length > (left.get(part)?.length ?? 0))
    .map(([part]) => part);
  return { removed, unsafeAddress: addressAttributes.some((part) => removed.includes(part)) };
}

/** Elements of a text that the editor could not take over, such as pictures: each once, in the order of the text. */
export function lostElements(before: UntrustedHtml, after: UntrustedHtml): readonly string[] {
  const left = new Set(partsOf(keepAllowed(after)));
  const parts = [...new Set(partsOf(keepAllowed(before)))];
  return parts.filter((part) => !part.includes(' ') && part !== 'div' && !left.has(part));
}
