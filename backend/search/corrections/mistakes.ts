import { areForms } from '../dictionary/forms.ts';
import { similarSpeltRight } from '../dictionary/spelling.ts';

/** A word that a misspelt word may stand for. */
export interface Candidate {
  readonly word: string;
  /** Two swapped neighbours count as one. */
  readonly lettersOff: number;
  /** It forms a term of the dictionary with its neighbours: the “climate” of “climate change”. */
  readonly isInTerm: boolean;
  /** It is a word of the catalogue, not only a word of subjects. */
  readonly isOfCatalogue: boolean;
  /** The number of courses with exactly this word, in most of them in the title. */
  readonly courses: number;
}

/** Shorter words are never corrected: they are too similar to each other, and the word lists have none. */
export const minWordLength = 5;
/** A word of this length has hardly any similar words. */
export const longWordLength = 9;

/** Neighbouring letters on a keyboard: its rows, and its columns slanting to the right and to the left. */
const keys = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm', 'ik', 'ol'],
  ...['wa', 'esz', 'rdx', 'tfc', 'ygv', 'uhb', 'ijn', 'okm', 'pl'],
];
/** Letters that sound alike. */
const sounds = ['aeiouy', 'ckq'];

const areTakenForEachOther = (one: string, other: string): boolean =>
  keys.some((letters) => letters.includes(one + other) || letters.includes(other + one)) ||
  sounds.some((letters) => letters.includes(one) && letters.includes(other));

/** The positions at which two words of the same length differ; empty when their lengths differ. */
const differences = (one: string, other: string): readonly number[] =>
  one.length === other.length ? [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at])) : [];

/** Whether the typed word is a plausible mistake: a correct word that no course has can be just as similar as a misspelt one. */
function isMistake({ word, lettersOff, isInTerm }: Candidate, typed: string): boolean {
  if (word.length < minWordLength) return false;
  if (lettersOff > 1) {
    const isLikeIt = typed.length >= longWordLength && word.length >= typed.length && word.at(-1) === typed.at(-1);
    return isLikeIt && similarSpeltRight(typed).length === 0;
  }
  const [first = 0, second] = differences(word, typed);
  if (second !== undefined) return second === first + 1;
  const isOtherLetter = word.length === typed.length;
  return (
    !isOtherLetter ||
    isInTerm ||
    typed.length >= longWordLength ||
    areTakenForEachOther(word[first] ?? '', typed[first] ?? '')
  );
}

const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** Whether only doubled letters differ. */
const isOnlyDoubled = (word: string, typed: string): boolean => withoutDoubles(word) === withoutDoubles(typed);

/** In Italian, whose words end in a vowel, nothing is mistaken more often than a doubled letter. */
const isItalianDouble = (word: string, typed: string): boolean => /[aeiou]$/.test(word) && isOnlyDoubled(word, typed);

/** How often people make this mistake, relative to leaving out a letter. */
function frequencyOf(word: string, typed: string): number {
  const isDoubled = isOnlyDoubled(word, typed);
  if (word.length > typed.length) return isDoubled ? 2 : 1;
  const [at, ...others] = differences(word, typed);
  if (isDoubled || others.length === 1) return 0.5;
  const isOtherLetter = at !== undefined && others.length === 0;
  return isOtherLetter && !areTakenForEachOther(word[at] ?? '', typed[at] ?? '') ? 0.05 : 0.2;
}

/** Words of the catalogue are more likely. The number of courses counts less: as a logarithm, starting from `fewCourses`. */
const worthOfCatalogue = 2;
const fewCourses = 10;
const likelihoodOf = ({ word, isOfCatalogue, courses }: Candidate, typed: string): number =>
  frequencyOf(word, typed) * (isOfCatalogue ? worthOfCatalogue : 1) * Math.log(fewCourses + courses);

/**
 * The word that a misspelt word stands for; `undefined` when no candidate is plausible, or when the word is the singular or plural of a
 * word of the catalogue. Candidates are compared in turn by the number of wrong letters, by whether they form a term with their
 * neighbours, by whether an Italian word differs in doubled letters alone, and by likelihood.
 */
export function bestCorrection(typed: string, candidates: readonly Candidate[]): string | undefined {
  if (candidates.some(({ word, isOfCatalogue }) => isOfCatalogue && areForms(word, typed))) return undefined;
  const possible = candidates.filter((one) => isMistake(one, typed));
  const [meant] = possible.sort(
    (one, other) =>
      one.lettersOff - other.lettersOff ||
      Number(other.isInTerm) - Number(one.isInTerm) ||
      Number(isItalianDouble(other.word, typed)) - Number(isItalianDouble(one.word, typed)) ||
      likelihoodOf(other, typed) - likelihoodOf(one, typed),
  );
  return meant?.word;
}
