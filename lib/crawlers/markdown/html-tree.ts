import { unescapeMarkup } from '@/lib/html/markup';
import type { SafeHtml } from '@/lib/html/sanitise';

/** An element of sanitised HTML. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** An element, or a text with its entities decoded. */
export type HtmlNode = HtmlElement | string;

const token = /<(?<slash>\/?)(?<tag>[a-z][a-z\d]*)(?<written>[^>]*)>|(?<text>[^<]+)/g;
const attribute = /([a-z]+)="([^"]*)"/g;
const voidTags = ['br', 'hr', 'img'];

/** The tree of HTML that the sanitiser wrote: every element is closed, every attribute quoted. */
export function parseSafeHtml(html: SafeHtml): readonly HtmlNode[] {
  const root: HtmlElement = { tag: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const { groups = {} } of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (groups.text !== undefined) parent.children.push(unescapeMarkup(groups.text));
    else if (groups.slash) closeElement(open, groups.tag ?? '');
    else {
      const element = makeElement(groups.tag ?? '', groups.written ?? '');
      parent.children.push(element);
      if (!voidTags.includes(element.tag)) open.push(element);
    }
  }
  return root.children;
}

function makeElement(tag: string, written: string): HtmlElement {
  const attributes = [...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, unescapeMarkup(value)]);
  return { tag, attributes: Object.fromEntries(attributes), children: [] };
}

function closeElement(open: HtmlElement[], tag: string): void {
  if (open.length > 1 && open.at(-1)?.tag === tag) open.pop();
}

/** All the text of a node, as it stands. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
