const shortest = 2;
const longest = 60;
/** Digits in all that a text may have: a year, a norm, a level, but no telephone number and no date of birth. */
const mostDigits = 4;

/** Titles before a name, in both languages, with and without their dot. */
const titles = [
  ...['dott', 'dottor', 'dottore', 'dottoressa', 'dr', 'drssa', 'prof', 'professor', 'professore', 'professoressa'],
  ...['profssa', 'sig', 'sigra', 'signor', 'signora', 'signorina', 'avv', 'avvocato', 'mr', 'mrs', 'ms', 'miss'],
].join('|');

/** What shows that a text in small letters is about one person; the list errs on the side of storing too little. */
const personal: readonly RegExp[] = [
  // Mail addresses, names of accounts, web addresses (and so "node.js").
  /[@_]|:\/\/|www\.|\p{L}\.\p{L}{2}/u,
  // A fiscal code whose digits became letters, as the tax office writes it where two people would have the same.
  /(?<!\p{L})[a-z]{6}[lmnp-v]{2}[abcdehlmprst][lmnp-v]{2}[a-z][lmnp-v]{3}[a-z](?!\p{L})/u,
  // Digits between letters: passwords, papers, number plates in one piece or in three.
  /(?=[\p{L}\p{N}]{6})\p{L}+\p{N}+\p{L}/u,
  /(?<!\p{L})\p{L}{2}[ -]?\p{N}{3}[ -]?\p{L}{2}(?!\p{L})/u,
  new RegExp(`(?<!\\p{L})(?:${titles})[. ]+\\p{L}`, 'u'),
  /(?<!\p{L})(?:mi chiamo|il mio nome|my name)(?!\p{L})/u,
  // A house number, or a number said to be somebody's.
  /(?<!\p{L})(?:via|viale|piazza|piazzale|vicolo|street|road|avenue|square)(?!\p{L}).*\p{N}/u,
  /(?:matricola|passaporto|passport|password|telefono|cellulare|phone|interno|pin|nat[oa] il|born).*\p{N}/u,
];

/**
 * The form in which a text that found nothing may be stored, equal for texts that differ in capitals and spaces only;
 * null for one that may not: it may be about a person, it is longer than 60 characters, or it says nothing.
 *
 * Names of people without a title look like any words; they are the reason why a text is shown only after three days.
 */
export function storableText(typed: string): string | null {
  // A form that is normalised is at most 18 times as long; a text this long is not worth the work.
  if (typed.length > 20 * longest) return null;
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[ "'«“(]+/u, '')
    .replace(/[ "'»”)?!.,;:]+$/u, '');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (text.length < shortest || text.length > longest || digits > mostDigits) return null;
  // No letter; characters that do not show, half characters, code points without a character.
  if (!/\p{L}/u.test(text) || /\p{C}/u.test(text)) return null;
  return personal.some((pattern) => pattern.test(text)) ? null : text;
}
