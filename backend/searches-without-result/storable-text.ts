const minLength = 2;
const maxLength = 60;
/** Maximum digits of a text: enough for a year, a norm or a level, but not for a telephone number or a date of birth. */
const maxDigits = 4;

/** Titles before a name, in both languages, with and without their dot. */
const titles = [
  ...['dott', 'dottor', 'dottore', 'dottoressa', 'dr', 'drssa', 'prof', 'professor', 'professore', 'professoressa'],
  ...['profssa', 'sig', 'sigra', 'signor', 'signora', 'signorina', 'avv', 'avvocato', 'mr', 'mrs', 'ms', 'miss'],
].join('|');

/** Patterns of lower-case texts that may be about one person. They exclude too much rather than too little. */
const personal: readonly RegExp[] = [
  // Mail addresses, account names, web addresses (which also excludes "node.js").
  /[@_]|:\/\/|www\.|\p{L}\.\p{L}{2}/u,
  // A fiscal code with letters instead of digits; the tax office issues such codes when two people would have the same one.
  /(?<!\p{L})[a-z]{6}[lmnp-v]{2}[abcdehlmprst][lmnp-v]{2}[a-z][lmnp-v]{3}[a-z](?!\p{L})/u,
  // Digits between letters: passwords, document numbers, number plates with or without separators.
  /(?=[\p{L}\p{N}]{6})\p{L}+\p{N}+\p{L}/u,
  /(?<!\p{L})\p{L}{2}[ -]?\p{N}{3}[ -]?\p{L}{2}(?!\p{L})/u,
  new RegExp(`(?<!\\p{L})(?:${titles})[. ]+\\p{L}`, 'u'),
  /(?<!\p{L})(?:mi chiamo|il mio nome|my name)(?!\p{L})/u,
  // A house number, or a number that the text calls personal.
  /(?<!\p{L})(?:via|viale|piazza|piazzale|vicolo|street|road|avenue|square)(?!\p{L}).*\p{N}/u,
  /(?:matricola|passaporto|passport|password|telefono|cellulare|phone|interno|pin|nat[oa] il|born).*\p{N}/u,
];

/**
 * Normalises a text that found nothing, so that capitals and spaces make no difference. Returns null when the text may not be stored:
 * it may be about a person, it is longer than 60 characters, or it has no meaning.
 *
 * A person's name without a title cannot be recognised. That is why a text is only shown after three days.
 */
export function storableText(typed: string): string | null {
  // Normalising can make a text up to 18 times as long, so a very long text is not even normalised.
  if (typed.length > 20 * maxLength) return null;
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[ "'«“(]+/u, '')
    .replace(/[ "'»”)?!.,;:]+$/u, '');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (text.length < minLength || text.length > maxLength || digits > maxDigits) return null;
  // Rejects texts without a letter, and invisible characters, half surrogate pairs and unassigned code points.
  if (!/\p{L}/u.test(text) || /\p{C}/u.test(text)) return null;
  return personal.some((pattern) => pattern.test(text)) ? null : text;
}
