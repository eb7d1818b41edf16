import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { UntrustedHtml } from '@/lib/model/language';
import { allowedAttributes, allowedTags, attributeNames, inlineTags, replacedTags, unreadTags } from './allowed';
import { videoHosts } from './video-embed';

/** HTML that has passed the sanitiser: nothing in it runs, and it may be put into a page. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

/** Characters of the longest text that is shown; far above what anybody writes. */
const longestHtml = 1_000_000;
/** Deeper markup loses its elements, not its text. */
const deepest = 50;
const mostPasses = 4;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { ...attributeNames },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowedIframeHostnames: [...videoHosts],
  allowProtocolRelative: false,
  nonTextTags: unreadTags,
  nestingLimit: deepest,
  transformTags: {
    // The text inside a frame is for browsers without frames.
    iframe: (tagName, attribs) => ({ tagName, attribs, text: '' }),
    '*': (tag, given) => {
      const tagName = replacedTags.get(tag) ?? tag;
      return { tagName, attribs: allowedAttributes(tagName, given) };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img' || tag === 'iframe') return !attribs.src;
    return tag === 'a' && !attribs.href ? 'excludeTag' : false;
  },
};

/** Sanitises until nothing changes any more: what stood inside an element that is gone can mean something else to the next parser. */
function sanitise(html: string): SafeHtml {
  let current = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = sanitizeHtml(current, options);
    if (next === current) return next as SafeHtml;
    current = next;
  }
  const text = sanitizeHtml(current, { ...options, allowedTags: [] });
  return text as SafeHtml;
}

/** The texts that were sanitised last, by their source: most pages have the same titles and answers. Sizes are characters, not bytes. */
const sanitised = new LRUCache<string, SafeHtml>({
  max: 5_000,
  maxSize: 4_000_000,
  sizeCalculation: (html, source) => 1 + html.length + source.length,
  memoMethod: sanitise,
});

/** Editor HTML with the allowed elements and attributes only. */
export function keepAllowed(html: UntrustedHtml): SafeHtml {
  return sanitised.memo(html.slice(0, longestHtml));
}

/** Moves the headings so that the highest one is of a level; the others keep their distance, down to `h6`. */
function moveHeadings(html: string, highest: number): string {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]));
  if (levels.length === 0) return html;
  const shift = highest - levels.reduce((least, level) => Math.min(least, level));
  return html.replace(/(<\/?h)([1-6])\b/g, (_, start, level) => `${start}${Math.min(Number(level) + shift, 6)}`);
}

/**
 * The one sanitiser: makes editor HTML fit for a page. Scripts, styles, forms, event handlers, foreign frames and
 * addresses of dangerous schemes are gone, links to other sites cannot reach back, every picture has an `alt`.
 *
 * @param highestHeading level that the content's highest heading gets; the default suits a section under an `h2`
 */
export function sanitiseHtml(html: UntrustedHtml, highestHeading: 2 | 3 | 4 = 3): SafeHtml {
  return moveHeadings(keepAllowed(html), highestHeading) as SafeHtml;
}

/** In sanitised HTML `<` and `>` stand for nothing but tags. */
const tag = /<\/?([a-z\d]+)[^>]*>/g;

/** Takes tags out of sanitised HTML: a block leaves a space between words, an inline element leaves nothing. */
export function removeTags(html: SafeHtml, except: readonly string[] = []): string {
  const withoutTags = html.replace(tag, (whole, name) => {
    if (except.includes(name)) return whole;
    return inlineTags.includes(name) ? '' : ' ';
  });
  return withoutTags.replace(/\s+/g, ' ').trim();
}

const lineTags = ['em', 'strong', 'i', 'b', 'sub', 'sup', 'br'];

/** Editor HTML for one line, such as a title: emphasis, indices and line breaks stay, links and blocks become text. */
export function sanitiseInline(html: UntrustedHtml): SafeHtml {
  return removeTags(keepAllowed(html), lineTags) as SafeHtml;
}
