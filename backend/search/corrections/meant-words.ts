import { isSubject, loadDictionary } from '../dictionary/dictionary.ts';
import { similarSpeltRight } from '../dictionary/spelling.ts';
import { languages, maxTermWords, stemsOf } from '../dictionary/stems.ts';
import { longWordLength } from './mistakes.ts';

/** Maximum wrong letters in a misspelling of a long word; other words have at most one. */
const maxLettersOff = 2;

/** A word that a typed word may stand for. */
interface MeantWord {
  readonly typed: string;
  readonly word: string;
  /** It forms a term of the dictionary with its neighbours: the “climate” of “climate change”. */
  readonly isInTerm: boolean;
}

/**
 * Candidates for each misspelt word. Words of subjects qualify when they have about the same length, and the same first letter or
 * the first two letters swapped. Correctly spelt words qualify when they differ by one letter and form a term, alone or with their
 * neighbours.
 *
 * @param words of the text, in order
 */
export function meantWords(misspelt: readonly string[], words: readonly string[]): readonly MeantWord[] {
  return misspelt.flatMap((typed) => {
    const at = words.indexOf(typed);
    const speltRight = similarSpeltRight(typed).map((word) => ({
      ...{ typed, word },
      isInTerm: isInTerm(words.with(at, word), at),
    }));
    return [
      ...similarOfSubjects(typed).map((word) => ({ typed, word, isInTerm: false })),
      ...speltRight.filter(({ word, isInTerm }) => isInTerm || isSubject(word)),
    ];
  });
}

/** Words of subjects with about the same letters; the database counts the wrong ones. */
function similarOfSubjects(typed: string): readonly string[] {
  const { wordsOfSubjects } = loadDictionary();
  const [first = '', second = ''] = typed;
  const swapped = second + first + typed.slice(2);
  const lettersOff = typed.length < longWordLength ? 1 : maxLettersOff;
  const similar = wordsOfSubjects
    .beginningWith(first)
    .filter(
      (word) => Math.abs(word.length - typed.length) <= maxLettersOff && lettersOnlyIn(typed, word) <= lettersOff,
    );
  return wordsOfSubjects.has(swapped) ? [...similar, swapped] : similar;
}

/** The number of letters in a word that do not occur in the other. */
const lettersOnlyIn = (word: string, other: string): number =>
  [...word].filter((letter) => !other.includes(letter)).length;

function isInTerm(words: readonly string[], at: number): boolean {
  const { concepts, topics, subjects } = loadDictionary();
  const reachesIt = (start: number) => (concepts.findAt(words, start)?.length ?? 0) > Math.max(1, at - start);
  const starts = Array.from({ length: maxTermWords }, (_, back) => at - back).filter((start) => start >= 0);
  if (starts.some(reachesIt)) return true;
  const stem = stemsOf('it', words.slice(at, at + 1));
  const terms = [topics, subjects].flatMap((known) => known.termsIn(words, languages));
  return terms.some(({ words, term }) => words.length > 1 && term.split(' ').includes(stem));
}
