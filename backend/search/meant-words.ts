import { loadDictionary } from './dictionary.ts';
import { longWord } from './mistakes.ts';
import { speltRightNear } from './spelling.ts';
import { languages, mostWordsOfTerm, stemsOf } from './stems.ts';

/** More letters off are never a misspelling, and more than one are none of a word that is not long. */
const mostLettersOff = 2;

/** A word that may be meant by one that was typed. */
interface MeantWord {
  readonly typed: string;
  readonly near: string;
  /** It makes a term of the dictionary with the words beside it: the “climate” of “climate change”. */
  readonly isInTerm: boolean;
}

/**
 * The words that may be meant by misspelt ones: those of subjects that are about as long, with the same first letter or the first
 * two swapped; and words that are spelt right and one letter off, where they make a term, alone or with the words beside them.
 *
 * @param words of the text, in order
 */
export function meantWords(misspelt: readonly string[], words: readonly string[]): readonly MeantWord[] {
  const wordsOfSubjects = [...loadDictionary().wordsOfSubjects];
  return misspelt.flatMap((typed) => {
    const at = words.indexOf(typed);
    const ofSubjects = wordsOfSubjects.filter((near) => mayMean(typed, near));
    const speltRight = speltRightNear(typed).map((near) => ({
      ...{ typed, near },
      isInTerm: isInTerm(words.with(at, near), at),
    }));
    return [
      ...ofSubjects.map((near) => ({ typed, near, isInTerm: false })),
      ...speltRight.filter(({ near, isInTerm }) => isInTerm || isSubject(near)),
    ];
  });
}

/** Whether it is worth asking the database, which knows how many letters are off. */
function mayMean(typed: string, word: string): boolean {
  if (Math.abs(word.length - typed.length) > mostLettersOff) return false;
  const [first = '', second = ''] = typed;
  if (!word.startsWith(first) && word !== second + first + typed.slice(2)) return false;
  return lettersOnlyIn(typed, word) <= (typed.length < longWord ? 1 : mostLettersOff);
}

/** Whether a word, in singular or plural, is a term of a subject. */
function isSubject(word: string): boolean {
  const { topics, subjects } = loadDictionary();
  return [topics, subjects].some((known) => known.termsIn([word], languages).length > 0);
}

/** How many letters of a word another does not have. */
const lettersOnlyIn = (word: string, other: string): number =>
  [...word].filter((letter) => !other.includes(letter)).length;

function isInTerm(words: readonly string[], at: number): boolean {
  const { concepts, topics, subjects } = loadDictionary();
  const reachesIt = (start: number) => (concepts.findAt(words, start)?.length ?? 0) > Math.max(1, at - start);
  const starts = Array.from({ length: mostWordsOfTerm }, (_, back) => at - back).filter((start) => start >= 0);
  if (starts.some(reachesIt)) return true;
  const stem = stemsOf('it', words.slice(at, at + 1));
  const terms = [topics, subjects].flatMap((known) => known.termsIn(words, languages));
  return terms.some(({ length, term }) => length > 1 && term.split(' ').includes(stem));
}
