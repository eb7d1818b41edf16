/** Nobody types this, and with its digit it is never a completion or a correction. */
const prefix = 'language0';

/** The word of the index that all courses in a language have. @param code such as `EN` */
export const languageWord = (code: string): string => prefix + code.toLowerCase();

export const isLanguageWord = (word: string): boolean => word.startsWith(prefix);

const inItalian = new Intl.DisplayNames('it', { type: 'language' });
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** What people type to look for courses in a language, such as “in inglese”, separated by `; `. @param code such as `EN` */
export function phrasesOfLanguage(code: string): string {
  const [italian, english] = [inItalian.of(code), inEnglish.of(code)];
  return `in ${italian}; in lingua ${italian}; in ${english}; in the ${english} language`;
}
