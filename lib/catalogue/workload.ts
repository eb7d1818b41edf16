/** The workload of a course, if its text states it clearly. The embedded backend reads it in the same way. */
export interface Effort {
  /** Minutes of the whole course, an integer of at least one. */
  readonly minutes: number | null;
  readonly weeks: number | null;
}

/** An amount in one of these units; not the end of a longer number: of “1.200 ore” the 200 would be wrong. */
const amountOf = (units: string) =>
  new RegExp(String.raw`(?<!\d[.,]?)(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:${units})\b`, 'giu');
const hours = amountOf('ore|ora|h|hrs?|hours?|stunden?|std|heures?|horas?');
const minutes = amountOf('minut[io]|min|minutes?|minuten?|minutos?');
const weeks = amountOf('settiman[ea]|weeks?|wochen?|semaines?|semanas?');
const range = /\d\s*(?:-|–|—|a|to|o|or|bis|oder|à|ou)\s*\d/iu;
const total = /(?<!\p{L})(?:total|tutto|complessiv|overall|insgesamt)/iu;
const perWeek = /(?<!\p{L})(?:settiman|sett\b|week|wk\b|w\b|woche|wöchentlich|hebdomadair|semain|seman)/iu;
/** Between the parts of a text: “20 ore; la settimana comincia il lunedì”. */
const separator = /(?<!\d)[,;.()]|[,;.()](?!\d)/u;
/** What makes a part unclear, with `#` for its amounts: other numbers; work a month, a day, a lesson; halves. */
const unclear =
  /\d|# (?:da|di|of|ogni|every) #|(?<!\p{L})(?:mes[ei]\b|mensil|month|monat|mois\b|giorn|quotidian|day\b|daily|tag\b|täglich|jour|día|ciascun|l[’']un[oa]\b|each\b(?! week)|(?:a|per|ogni) (?:lezione|lesson|modulo|module|video)\b|mezz[oa]\b|half|halb)/iu;

const numbersIn = (text: string, amount: RegExp): readonly number[] =>
  Array.from(text.matchAll(amount), ([, digits = '']) => Number(digits.replace(',', '.')));

/** The number that all are, 0 without any, `NaN` when they differ. */
function only(numbers: readonly number[]): number {
  const [first = 0, ...others] = new Set(numbers);
  return others.length === 0 ? first : Number.NaN;
}

/** The minutes that a part of a text states; `NaN`: unclear. */
function minutesOf(part: string, weekCount: number): number {
  const words = [hours, minutes, weeks].reduce((rest, amount) => rest.replaceAll(amount, '#'), part);
  if (unclear.test(words)) return Number.NaN;
  const once = only(numbersIn(part, hours)) * 60 + only(numbersIn(part, minutes));
  return perWeek.test(words) ? once * weekCount : once;
}

/** Formats minutes as an ISO 8601 duration, such as `PT1H30M`. */
export function isoDuration(totalMinutes: number): string {
  const [hourCount, minuteCount] = [Math.floor(totalMinutes / 60), totalMinutes % 60];
  return `PT${hourCount ? `${hourCount}H` : ''}${minuteCount ? `${minuteCount}M` : ''}`;
}

/**
 * Reads the workload of a course from an editor's text in Italian, English, German, French or Spanish, such as
 * "20 ore, 5 settimane" or "3 hours a week for 6 weeks". What the text calls the total wins. The total is unknown when
 * anything is unclear: a range, two different amounts, a number without a unit, hours a day, or hours a week without the
 * number of weeks.
 *
 * @param text plain text
 */
export function readEffort(text: string): Effort {
  const hasRange = range.test(text);
  const weekCount = hasRange ? 0 : only(numbersIn(text, weeks));
  const parts = text.split(separator).filter((part) => part.search(hours) >= 0 || part.search(minutes) >= 0);
  const totals = parts.filter((part) => total.test(part));
  const stated = totals.length > 0 || hasRange ? totals : parts;
  const minuteCount = Math.round(only(stated.map((part) => minutesOf(part, weekCount))));
  return { minutes: minuteCount || null, weeks: Number.isInteger(weekCount) ? weekCount || null : null };
}
