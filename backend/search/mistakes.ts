import { speltRightNear } from './spelling.ts';

/** A word that may be meant by a misspelt one. */
export interface Candidate {
  readonly near: string;
  /** Two neighbours swapped count as one. */
  readonly lettersOff: number;
  /** It makes a term of the dictionary with the words beside it: the “climate” of “climate change”. */
  readonly isInTerm: boolean;
  /** A course has it in its title together with the rest of the text. */
  readonly isBeside: boolean;
  /** A course has it, and it is not only a word of subjects. */
  readonly isOfCatalogue: boolean;
  /** How many courses have the word as it is written, most of them in their titles. */
  readonly courses: number;
}

/** Shorter words are too near to each other, and lists of what is spelt right have none. */
export const shortestWord = 5;
/** From so many letters on hardly any other word is near. */
export const longWord = 9;

/** Letters beside each other on a keyboard: its rows, and its columns slanting to the right and to the left. */
const keys = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm', 'ik', 'ol'],
  ...['wa', 'esz', 'rdx', 'tfc', 'ygv', 'uhb', 'ijn', 'okm', 'pl'],
];
/** Letters that people take for each other when they hear a word. */
const sounds = ['aeiouy', 'ckq'];

const areTakenForEachOther = (one: string, other: string): boolean =>
  keys.some((letters) => letters.includes(one + other) || letters.includes(other + one)) ||
  sounds.some((letters) => letters.includes(one) && letters.includes(other));

/** The places where two words of the same length have different letters; none for words of another length. */
const differences = (one: string, other: string): readonly number[] =>
  one.length === other.length ? [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at])) : [];

/** Whether people write one word for the other by mistake: right words that courses lack are as near as many misspelt ones. */
function isMistake({ near, lettersOff, isInTerm }: Candidate, typed: string): boolean {
  if (near.length < shortestWord) return false;
  if (lettersOff > 1) {
    const isLikeIt = typed.length >= longWord && near.length >= typed.length && near.at(-1) === typed.at(-1);
    return isLikeIt && speltRightNear(typed).length === 0;
  }
  const [first = 0, second] = differences(near, typed);
  if (second !== undefined) return second === first + 1;
  const isOtherLetter = near.length === typed.length;
  return (
    !isOtherLetter ||
    isInTerm ||
    typed.length >= longWord ||
    areTakenForEachOther(near[first] ?? '', typed[first] ?? '')
  );
}

const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** How often people make the mistake, as a part of how often they leave out a letter. */
function frequencyOf(near: string, typed: string): number {
  const isOnlyDoubled = withoutDoubles(near) === withoutDoubles(typed);
  if (near.length > typed.length) return isOnlyDoubled ? 2 : 1;
  const isSwapped = near.length === typed.length && differences(near, typed).length === 2;
  return isOnlyDoubled || isSwapped ? 0.5 : 0.2;
}

/** A word that courses have is more likely than one that none has; how many have it says less, by its logarithm from here on. */
const worthOfCatalogue = 2;
const fewCourses = 10;
const likelihoodOf = ({ near, isOfCatalogue, courses }: Candidate, typed: string): number =>
  frequencyOf(near, typed) * (isOfCatalogue ? worthOfCatalogue : 1) * Math.log(fewCourses + courses);

/**
 * The word that is meant by a misspelt one: the fewest letters off, then what makes a term with the words beside it, then what a
 * title has together with the rest of the text, then the likelier. `undefined`: none is.
 */
export function meantOf(typed: string, candidates: readonly Candidate[]): string | undefined {
  const possible = candidates.filter((one) => isMistake(one, typed));
  const [meant] = possible.sort(
    (one, other) =>
      one.lettersOff - other.lettersOff ||
      Number(other.isInTerm) - Number(one.isInTerm) ||
      Number(other.isBeside) - Number(one.isBeside) ||
      likelihoodOf(other, typed) - likelihoodOf(one, typed),
  );
  return meant?.near;
}
