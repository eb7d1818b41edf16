import { wordsOf } from '../../words.ts';
import { type Language, languages, maxTermWords, stemsOfTerms } from './stems.ts';

/** A line of a table of terms. */
export interface Entry {
  /** Separated by `; `. */
  readonly terms: Readonly<Record<Language, string>>;
  /** The file and the line. */
  readonly place: string;
}

/** The valid entries, and for each invalid line a sentence that says what is wrong and what is expected. */
export interface ReadEntries {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
}

const maxTermLength = 100;
const form = 'Italian terms, a tab, English terms, with “; ” between terms, such as “IA; intelligenza artificiale⇥AI”';

/**
 * Reads a table of terms with one concept a line. The heading, empty lines and lines that begin with `#` are skipped.
 *
 * @param file name of the file, for places and problems
 */
export function readEntries(text: string, file: string): ReadEntries {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const entries: Entry[] = [];
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#') || /^italian\tenglish$/i.test(line.trim())) continue;
    const place = `${file}, line ${index + 1}`;
    const cells = line.split('\t').map((cell) => termsOf(cell).join('; '));
    const problem = problemOf(cells);
    const [it = '', en = ''] = cells;
    if (problem === null) entries.push({ terms: { it, en }, place });
    else problems.push(`${place}: ${problem}; needed are ${form}. The line is left out.`);
  }
  return { entries, problems };
}

const termsOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((term) => term.trim())
    .filter((term) => term !== '');

function problemOf(cells: readonly string[]): string | null {
  if (cells.length !== 2) return `it has ${cells.length === 1 ? 'no tab' : `${cells.length} cells`}`;
  if (cells.some((cell) => cell === '')) return 'one of its languages has no term';
  const terms = cells.flatMap((cell) => cell.split('; '));
  const empty = terms.find((term) => wordsOf(term).length === 0);
  if (empty !== undefined) return `“${empty.slice(0, maxTermLength)}” has no word`;
  const long = terms.find((term) => wordsOf(term).length > maxTermWords || term.length > maxTermLength);
  if (long !== undefined) return `“${long.slice(0, maxTermLength)}” has more than ${maxTermWords} words`;
  return null;
}

/** A sentence for each term that occurs in two entries whose terms in the other language have nothing in common. */
export function contradictionsOf(entries: readonly Entry[]): readonly string[] {
  const first = new Map<string, Entry>();
  const contradictions: string[] = [];
  for (const entry of entries) {
    const keys = keysOf(entry);
    for (const language of languages) {
      for (const term of entry.terms[language].split('; ')) {
        const [stems = ''] = stemsOfTerms(language, term);
        const other = first.get(termKey(language, stems));
        if (other === undefined) first.set(termKey(language, stems), entry);
        else if (other !== entry && !otherLanguageAgrees(keys, other, language)) {
          contradictions.push(
            `${entry.place}: “${term}” means “${meaning(entry)}” here and “${meaning(other)}” in ${other.place}; both are searched for. Write them on one line if they are the same, otherwise take the term out of one of them.`,
          );
        }
      }
    }
  }
  return contradictions;
}

const termKey = (language: Language, stems: string): string => `${language} ${stems}`;

const keysOf = ({ terms }: Entry): ReadonlySet<string> =>
  new Set(
    languages.flatMap((language) => stemsOfTerms(language, terms[language]).map((stems) => termKey(language, stems))),
  );

const otherLanguageAgrees = (keys: ReadonlySet<string>, other: Entry, language: Language): boolean =>
  [...keysOf(other)].some((key) => !key.startsWith(`${language} `) && keys.has(key));

/** The longest Italian term, which describes an entry best. */
const meaning = ({ terms }: Entry): string =>
  [...terms.it.split('; ')].sort((one, other) => other.length - one.length)[0] ?? '';
