import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { UntrustedHtml } from '@/lib/model/html';
import { allowedAttributes, allowedTags, attributeNames, inlineTags, nonTextTags, replacedTags } from './allowed';
import { OpenElements } from './nesting';
import { videoHosts } from './video-embed';

/** HTML from the sanitiser: it contains no code that runs, and may be inserted into a page. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

/** Maximum characters of a text; the rest is cut off. Editors write far less. */
const maxHtmlLength = 1_000_000;
/** Maximum tags of a text; the rest is cut off. The parser's time grows with the square of their depth: 300,000 take minutes. */
const maxTags = 20_000;
/** Maximum nesting of elements. Deeper elements are removed, but their text stays. */
const maxDepth = 50;
const maxPasses = 4;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { ...attributeNames },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowedIframeHostnames: [...videoHosts],
  allowProtocolRelative: false,
  nonTextTags,
  nestingLimit: maxDepth,
  transformTags: {
    // The text inside a frame is only for browsers without frames.
    iframe: (tagName, attribs) => ({ tagName, attribs, text: '' }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img' || tag === 'iframe') return !attribs.src;
    return tag === 'a' && !attribs.href ? 'excludeTag' : false;
  },
};

function sanitiseOnce(html: string): string {
  const openElements = new OpenElements();
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: (tag) => openElements.open(replacedTags.get(tag) ?? tag),
    onCloseTag: () => openElements.close(),
    transformTags: {
      ...options.transformTags,
      '*': (_, given) => ({ tagName: openElements.name, attribs: allowedAttributes(openElements.name, given) }),
    },
  });
}

/** Sanitises until the result is stable: when an element is removed, a parser may read its content differently. */
function sanitise(html: string): SafeHtml {
  let current = html;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = sanitiseOnce(current);
    if (next === current) return next as SafeHtml;
    current = next;
  }
  const text = sanitizeHtml(current, { ...options, allowedTags: [] });
  return text as SafeHtml;
}

/** Recently sanitised texts, by their source, since most pages share titles and answers. Sizes are in characters, not bytes. */
const sanitised = new LRUCache<string, SafeHtml>({
  max: 5_000,
  maxSize: 4_000_000,
  sizeCalculation: (html, source) => 1 + html.length + source.length,
  memoMethod: sanitise,
});

/** Reduces editor HTML to the allowed elements and attributes. */
export function keepAllowed(html: UntrustedHtml): SafeHtml {
  return sanitised.memo(html.slice(0, maxHtmlLength).split('<', maxTags).join('<'));
}

/** Shifts all headings so that the highest one gets the level `highest`; no heading goes below `h6`. */
function moveHeadings(html: string, highest: number): string {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]));
  if (levels.length === 0) return html;
  const shift = highest - levels.reduce((least, level) => Math.min(least, level));
  return html.replace(/(<\/?h)([1-6])\b/g, (_, start, level) => `${start}${Math.min(Number(level) + shift, 6)}`);
}

/** Editors press Enter for distance, which paragraphs already have. */
const blankParagraph = /<p(?: [^>]*)?>(?:\s|<br \/>|<\/?(?:strong|em|b|i|u|s)>)+<\/p>/g;

/** The lines of a text without elements are those that were typed. */
function keepLines(html: SafeHtml): string {
  return html.includes('<') ? html.replace(blankParagraph, ' ') : html.replace(/\r?\n/g, '<br />');
}

/**
 * The only sanitiser: makes editor HTML safe for a page. It removes scripts, styles, forms, event handlers, frames of other
 * sites and addresses with dangerous schemes. Other sites get no reference to our window, and every picture gets an `alt`.
 *
 * @param highestHeading the level for the highest heading; the default suits a section under an `h2`
 */
export function sanitiseHtml(html: UntrustedHtml, highestHeading: 2 | 3 = 3): SafeHtml {
  return moveHeadings(keepLines(keepAllowed(html)), highestHeading) as SafeHtml;
}

/** In sanitised HTML `<` and `>` occur only in tags. */
const tag = /<\/?([a-z\d]+)[^>]*>/g;

/** Removes tags from sanitised HTML: a space replaces a block tag, nothing replaces an inline tag. */
export function removeTags(html: SafeHtml, except: readonly string[] = []): string {
  const withoutTags = html.replace(tag, (whole, name) => {
    if (except.includes(name)) return whole;
    return inlineTags.includes(name) ? '' : ' ';
  });
  return withoutTags.replace(/\s+/g, ' ').trim();
}

const lineTags = ['em', 'strong', 'i', 'b', 'sub', 'sup', 'br'];

/** Sanitises editor HTML for one line, such as a title: emphasis, indices and line breaks stay, links and blocks become text. */
export function sanitiseInline(html: UntrustedHtml): SafeHtml {
  return removeTags(keepAllowed(html), lineTags) as SafeHtml;
}
