import { escapeHtml, escapeScript } from '@/lib/html/escape';
import type { HoleName, SearchParts } from './holes';

type Piece = string | ((parts: SearchParts) => string);

/** A page that searches are written into. */
export interface Frame {
  readonly pieces: readonly Piece[];
  /** What the page brought along for whoever makes the results; nobody has checked it. */
  readonly inputs: unknown;
}

/** The page's data for React as Next writes it: in scripts, cut anywhere, each with its part as the one string. */
const dataScripts = /<script([^>]*)>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;
/** The script before them. */
const firstScript = '(self.__next_f=self.__next_f||[]).push([0])';

/** A string within a string of JavaScript that is JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Splits at the places; what `write` gives takes the place of one. */
function split(
  source: string,
  marker: string,
  finish: (piece: string) => string,
  write: (name: HoleName, prefix: string, before: string) => Piece,
): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of source.matchAll(new RegExp(`(q=|q%3D)?${marker}\\.([a-z]+)`, 'g'))) {
    const [whole, prefix = '', name = ''] = match;
    pieces.push(finish(source.slice(from, match.index)));
    pieces.push(write(name as HoleName, prefix, source[match.index - 1] ?? ''));
    from = match.index + whole.length;
  }
  return [...pieces, finish(source.slice(from))];
}

const inHtml = (html: string, marker: string) =>
  split(
    html,
    marker,
    (piece) => piece,
    (name) => (parts) => (name === 'results' ? parts.results : escapeHtml(parts[name])),
  );

/** React takes a string that begins with a dollar sign for a reference, unless there are two. */
const asString = (text: string, before: string) => (before === '"' && text.startsWith('$') ? `$${text}` : text);

const inData = (data: string, marker: string) =>
  split(
    data,
    marker,
    (piece) => escapeScript(inJson(piece)),
    (name, prefix, before) => (parts) => {
      // Only the document has the results as HTML.
      const text = name === 'results' ? '' : parts[name];
      const written = prefix === 'q%3D' ? encodeURIComponent(text) : asString(text, before);
      return escapeScript(inJson(inJson(written)));
    },
  );

/**
 * Reads the page that the app answers the search for the frame with: text, addresses, head and data for React.
 *
 * @param marker how its places begin
 * @returns `null` when a place is missing, or when the page is not written as Next writes it today
 */
export function readFrame(html: string, marker: string): Frame | null {
  const slot = new RegExp(`<script type="application/json" id="${marker}\\.results">([^<]*)</script>`).exec(html);
  const scripts = [...html.matchAll(dataScripts)];
  const [first] = scripts;
  if (!slot || !first) return null;
  const page = html.replace(slot[0], `${marker}.results`);
  const start = page.indexOf(first[0]);
  const [head, body] = page.slice(0, start).split('</head>');
  const rest = page.slice(start).replaceAll(dataScripts, '');
  if (head === undefined || body === undefined) return null;
  if (`${body}${rest}`.replace(firstScript, '').includes('__next_f')) return null;
  const data = scripts.map((script) => JSON.parse(script[2] ?? '""')).join('');
  const pieces = [
    ...inHtml(head, marker),
    (parts: SearchParts) => `${parts.head}</head>`,
    ...inHtml(body, marker),
    `<script${first[1]}>self.__next_f.push([1,"`,
    ...inData(data, marker),
    '"])</script>',
    ...inHtml(rest, marker),
  ];
  const isWhole = pieces.every((piece) => typeof piece !== 'string' || !piece.includes(marker));
  return isWhole ? { pieces, inputs: JSON.parse(slot[1] ?? 'null') } : null;
}

/** Writes a search into a frame. */
export function fillFrame({ pieces }: Frame, parts: SearchParts): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece(parts))).join('');
}
