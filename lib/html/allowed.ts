import { parseLink, parsePictureAddress } from './address';
import { parseVideoEmbed, playerSandbox } from './video-embed';

type Attributes = Readonly<Record<string, string>>;
/** Turns the attributes that an editor wrote into allowed ones. */
type AttributeRule = (given: Attributes) => Attributes;

/** Inline elements: when such a tag is removed, the text on both sides stays one word. */
export const inlineTags = ['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'] as const;

const blockTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'br', 'hr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'iframe'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

export const allowedTags: readonly string[] = [...inlineTags, ...blockTags];

/** Elements that are replaced by an allowed one. */
export const replacedTags: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ del: 's', strike: 's', tt: 'code', dir: 'ul', menu: 'ul' },
    ...{ section: 'div', article: 'div', header: 'div', footer: 'div', main: 'div', aside: 'div', nav: 'div' },
    ...{ center: 'div', address: 'div', fieldset: 'div', form: 'div', details: 'div', summary: 'div' },
  }),
);

/** Elements whose text is not meant for readers. */
export const nonTextTags = ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'title'];

/** The attribute, if its value has the right form. */
function matching(given: Attributes, name: string, form: RegExp): Attributes {
  const value = given[name]?.trim() ?? '';
  return form.test(value) ? { [name]: value } : {};
}

const pixels = /^\d{1,4}$/;
const cells = /^[1-9]\d?$/;

function spans(given: Attributes): Attributes {
  return { ...matching(given, 'colspan', cells), ...matching(given, 'rowspan', cells) };
}

function size(given: Attributes): Attributes {
  return { ...matching(given, 'width', pixels), ...matching(given, 'height', pixels) };
}

function link(given: Attributes): Attributes {
  const target = parseLink(given.href ?? '');
  if (target === null) return {};
  if (!target.isWeb) return { href: target.href };
  return { href: target.href, ...matching(given, 'target', /^_blank$/), rel: 'noopener noreferrer' };
}

function picture(given: Attributes): Attributes {
  const src = parsePictureAddress(given.src ?? '');
  return src === null ? {} : { src, alt: given.alt?.trim() ?? '', ...size(given), loading: 'lazy' };
}

/** A video player of an allowed site, isolated from the page. */
function player(given: Attributes): Attributes {
  const src = parseVideoEmbed(given.src ?? '');
  if (src === null) return {};
  return {
    src,
    // A frame needs a name; “Video” is the same word in both languages.
    title: given.title?.trim() || 'Video',
    ...size(given),
    loading: 'lazy',
    sandbox: playerSandbox,
    allow: 'fullscreen; encrypted-media; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
}

const rules: ReadonlyMap<string, AttributeRule> = new Map([
  ['a', link],
  ['img', picture],
  ['iframe', player],
  ['td', spans],
  ['th', (given) => ({ ...spans(given), ...matching(given, 'scope', /^(?:col|row|colgroup|rowgroup)$/) })],
  ['ol', (given) => ({ ...matching(given, 'start', /^-?\d{1,5}$/), ...matching(given, 'type', /^[1aAiI]$/) })],
]);

/** Attributes that every element may have: language and text direction. */
function script(given: Attributes): Attributes {
  return {
    ...matching(given, 'lang', /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i),
    ...matching(given, 'dir', /^(?:ltr|rtl|auto)$/),
  };
}

/** The attributes that an element keeps; all others are removed. */
export function allowedAttributes(tag: string, given: Attributes): Record<string, string> {
  return { ...rules.get(tag)?.(given), ...script(given) };
}

/** The names of all attributes that {@link allowedAttributes} can return, by element. */
export const attributeNames: Readonly<Record<string, string[]>> = {
  '*': ['lang', 'dir'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'sandbox', 'allow', 'referrerpolicy'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'type'],
};
