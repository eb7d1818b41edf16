// The allowed elements and attributes, repeated here on purpose: the sanitiser's own lists are under test.
const elements = new Set(
  (
    'a b blockquote br caption code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i iframe img li ol p pre s ' +
    'strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);
const attributes: Readonly<Record<string, string>> = {
  a: 'href target rel',
  img: 'src alt width height loading',
  iframe: 'src title width height loading sandbox allow referrerpolicy',
  td: 'colspan rowspan',
  th: 'colspan rowspan scope',
  ol: 'start type',
};
const player =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w-]+(?:\?dnt=1(?:&h=\w+)?)?$/;

function isAllowedAttribute(element: Element, name: string): boolean {
  const own = attributes[element.localName]?.split(' ') ?? [];
  return own.includes(name) || name === 'lang' || name === 'dir';
}

/** The scheme as a browser resolves it; a relative address has the scheme of the page. */
function scheme(address: string): string {
  return new URL(address, 'https://catalogue.test/mooc/app/home').protocol;
}

function findInElement(element: Element): string[] {
  const { localName } = element;
  const found = element.getAttributeNames().filter((name) => !isAllowedAttribute(element, name));
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push('foreign namespace');
  if (!elements.has(localName)) found.push('element');
  found.push(...findInLink(element), ...findInMedia(element));
  return found.map((what) => `<${localName}>: ${what}`);
}

function findInLink(element: Element): string[] {
  const href = element.getAttribute('href');
  const found: string[] = [];
  if (href !== null && !/^(?:https?|mailto|tel):$/.test(scheme(href))) found.push(`href ${href}`);
  if (element.localName === 'a' && leadsAway(href) && element.getAttribute('rel') !== 'noopener noreferrer')
    found.push('no rel');
  if (element.getAttribute('target') !== null && !leadsAway(href)) found.push('target');
  return found;
}

function findInMedia(element: Element): string[] {
  const src = element.getAttribute('src');
  const found: string[] = [];
  if (element.localName === 'img' && (src === null || scheme(src) !== 'https:')) found.push(`src ${src}`);
  if (element.localName === 'img' && element.getAttribute('alt') === null) found.push('no alt');
  if (element.localName === 'iframe' && !player.test(src ?? '')) found.push(`src ${src}`);
  return found;
}

function leadsAway(href: string | null): boolean {
  return (
    new URL(href ?? '', 'https://catalogue.test/').origin !== 'https://catalogue.test' && /^h/.test(scheme(href ?? ''))
  );
}

/** A page with a text where pages have texts: in a section, a list and a table. */
function pageWith(html: string): Document {
  const text = `<div class="content">${html}</div>`;
  const places = [`<main>${text}</main>`, `<ul><li>${text}</li></ul>`, `<dl><dd>${text}</dd></dl>`];
  return new DOMParser().parseFromString(`${places.join('')}<table><tr><td>${text}</td></tr></table>`, 'text/html');
}

/** The elements of the text, and the number of those around it. */
function elementsOf(page: Document): { readonly inside: readonly Element[]; readonly around: number } {
  const inside = [...page.querySelectorAll('.content')].flatMap((content) => [...content.querySelectorAll('*')]);
  return { inside, around: page.querySelectorAll('*').length - inside.length };
}

const expectedAround = elementsOf(pageWith('')).around;

/** Lists everything forbidden in a piece of HTML, as the DOM parser sees it inside a page. */
export function findForbidden(html: string): string[] {
  const { inside, around } = elementsOf(pageWith(html));
  return [...(around === expectedAround ? [] : ['escaped']), ...inside.flatMap(findInElement)];
}
