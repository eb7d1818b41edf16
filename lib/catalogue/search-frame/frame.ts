import { escapeHtml, escapeScript } from '@/lib/html/escape';
import type { HoleName, SearchParts } from './holes';

type Piece = string | ((parts: SearchParts) => string);

/** A page that searches are written into. */
export interface Frame {
  readonly pieces: readonly Piece[];
  /** What the page brought along for whoever makes the results; nobody has checked it. */
  readonly inputs: unknown;
}

/** A place of a page, and what stands before it. */
interface Place {
  readonly name: HoleName;
  readonly isInSegment: boolean;
  readonly beginsString: boolean;
}

/** The page's data for React as Next writes it: in scripts, cut anywhere, each with its part as the one string. */
const dataScripts = /<script([^>]*)>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;
/** The script before them. */
const firstScript = '(self.__next_f=self.__next_f||[]).push([0])';

/** What stands between the places, and the places. A query has its name before it, encoded in a path segment. */
function cut(source: string, marker: string): readonly (string | Place)[] {
  const pieces: (string | Place)[] = [];
  let from = 0;
  for (const { 0: found, 1: queryName, 2: name, index } of source.matchAll(
    new RegExp(`(q=|q%3D)?${marker}\\.([a-z]+)`, 'g'),
  )) {
    const place = {
      name: name as HoleName,
      isInSegment: queryName === 'q%3D',
      beginsString: source[index - 1] === '"',
    };
    pieces.push(source.slice(from, index), place);
    from = index + found.length;
  }
  return [...pieces, source.slice(from)];
}

function inHtml(html: string, marker: string): readonly Piece[] {
  return cut(html, marker).map((piece) => {
    if (typeof piece === 'string') return piece;
    const { name } = piece;
    return (parts) => (name === 'results' ? parts.results : escapeHtml(parts[name]));
  });
}

/** A text within a string of JavaScript or JSON. */
const inString = (text: string) => JSON.stringify(text).slice(1, -1);

/** Data for React are lines of JSON, all of them in one string of a script. */
function inData(data: string, marker: string): readonly Piece[] {
  const inScript = (text: string) => escapeScript(inString(text));
  return cut(data, marker).map((piece) => {
    if (typeof piece === 'string') return inScript(piece);
    return (parts) => inScript(inString(valueInData(piece, parts)));
  });
}

function valueInData({ name, isInSegment, beginsString }: Place, parts: SearchParts): string {
  // Only the document has the results as HTML.
  if (name === 'results') return '';
  const value = parts[name];
  if (isInSegment) return encodeURIComponent(value);
  // React takes a string that begins with a dollar sign for a reference, unless there are two.
  return beginsString && value.startsWith('$') ? `$${value}` : value;
}

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
  const data = scripts.map(([, , text]) => JSON.parse(text ?? '""')).join('');
  const pieces: readonly Piece[] = [
    ...inHtml(head, marker),
    (parts) => `${parts.head}</head>`,
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
