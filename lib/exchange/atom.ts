import { escapeMarkup } from '@/lib/html/markup';

/** An entry of a feed; times are milliseconds since the epoch. */
export interface FeedEntry {
  /** A URI that never changes. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly updated: number;
  readonly authors: readonly string[];
  readonly summary: string | null;
  /** The id of each category in the catalogue, and the name that readers see. */
  readonly categories: readonly { readonly id: string; readonly label: string }[];
  readonly language: string | null;
}

/** A feed with its entries, newest first. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly selfUrl: string;
  readonly pageUrl: string;
  readonly author: string;
  /** The terms of use of the feed, in words. */
  readonly rights: string;
  /** Address of those terms; `null` when none are stated. */
  readonly licenceUrl: string | null;
  readonly entries: readonly FeedEntry[];
}

/** Characters that no XML document may contain, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string) => escapeMarkup(text.replace(forbidden, ''));

type Attributes = Readonly<Record<string, string>>;

function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

function textElement(name: string, text: string): string {
  return element(name, {}, escapeXml(text));
}

function person(name: string): string {
  return element('author', {}, textElement('name', name));
}

function time(milliseconds: number): string {
  return textElement('updated', new Date(milliseconds).toISOString());
}

/** The licence of a feed does not apply to its entries, so each entry states its own (RFC 4946, section 2). */
function licenceLinks(url: string | null): string[] {
  return url === null ? [] : [element('link', { rel: 'license', href: url })];
}

function formatEntry(entry: FeedEntry, licenceUrl: string | null): string {
  return element(
    'entry',
    entry.language ? { 'xml:lang': entry.language } : {},
    [
      textElement('id', entry.id),
      textElement('title', entry.title),
      time(entry.updated),
      ...entry.authors.map(person),
      element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
      ...licenceLinks(licenceUrl),
      ...(entry.summary ? [textElement('summary', entry.summary)] : []),
      ...entry.categories.map(({ id, label }) => element('category', { term: id, label })),
    ].join('\n'),
  );
}

/**
 * A feed as an Atom 1.0 document (RFC 4287). Its `updated` is that of its newest entry. A feed without entries was never
 * updated; the format requires a date, so it gets the epoch.
 */
export function formatAtom(feed: Feed): string {
  const content = [
    textElement('id', feed.id),
    textElement('title', feed.title),
    textElement('subtitle', feed.subtitle),
    time(Math.max(0, ...feed.entries.map(({ updated }) => updated))),
    person(feed.author),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feed.selfUrl }),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
    ...licenceLinks(feed.licenceUrl),
    textElement('rights', feed.rights),
    ...feed.entries.map((entry) => formatEntry(entry, feed.licenceUrl)),
  ];
  const root = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, content.join('\n'));
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
