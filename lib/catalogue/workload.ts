/** The workload of a course, if its text states it clearly. The embedded backend reads it in the same way. */
export interface Effort {
  /** Minutes of the whole course, an integer of at least one. */
  readonly minutes: number | null;
  readonly weeks: number | null;
}

/** Not the end of a longer number: of “1.200 ore” the 200 would be wrong. */
const whole = String.raw`(?<!\d[.,]?)`;
const number = String.raw`${whole}(\d{1,4}(?:[.,]\d{1,2})?)`;
const range = /\d\s*(?:-|–|—|a|to|o|or|bis|oder|à|ou)\s*\d/i;
/** Words that say how often only right after hours: “2 ore la settimana”, but not “20 ore; la settimana comincia il lunedì”. */
const each = String.raw`\b(?:or[ae]|hours?|stunden?|heures?|horas?|minut\w+)\s+(?:a|la|ogni|each|every|die|jede[nr]?|in der|am|im|chaque|cada)`;
const week = String.raw`(?:settimana|sett|week|woche|semaine|semana)\b`;
const perWeek = new RegExp(
  String.raw`(?:(?:\ba|\balla|\bper|\beach|\bogni|\bpro|\bpar|\bpor|\ba la|\/)\s*|${each}\s+)${week}|settimanal[ei]\b|\b(?:weekly|wöchentlich(?:e[nrs]?)?|hebdomadaires?|semanal(?:es)?)\b`,
  'iu',
);
/** Work per month or day: the total is unknown, because the number of months or days is not read. */
const otherRate = new RegExp(
  String.raw`(?:(?:\bal|\bper|\bpro|\bpar|\bpor|\/)\s*|${each}\s+)(?:mese|month|monat|mois|mes|giorno|day|tag|jour|día)\b|\b(?:ore|hours?|stunden?|minut\w+)\s+(?:giornaliere|mensili|daily|monthly|täglich|monatlich)\b|\bimpegno\s+(?:giornaliero|mensile)\b`,
  'iu',
);
const hours = new RegExp(String.raw`${number}\s*(?:ore|ora|h|hrs?|hours?|Stunden?|Std|heures?|horas?)\b`, 'i');
const minutes = new RegExp(String.raw`${number}\s*(?:minuti|minuto|min|minutes?|Minuten?|minutos?)\b`, 'i');
const weeks = new RegExp(
  String.raw`${whole}(\d{1,3})\s*(?:settimane|settimana|weeks?|Wochen?|semaines?|semanas?)\b`,
  'i',
);

function amount(text: string, pattern: RegExp): number | null {
  const digits = pattern.exec(text)?.[1];
  return Number(digits?.replace(',', '.') ?? 0) || null;
}

/** Formats minutes as an ISO 8601 duration, such as `PT1H30M`. */
export function isoDuration(totalMinutes: number): string {
  const [hourCount, minuteCount] = [Math.floor(totalMinutes / 60), totalMinutes % 60];
  return `PT${hourCount ? `${hourCount}H` : ''}${minuteCount ? `${minuteCount}M` : ''}`;
}

/**
 * Reads the workload that an editor wrote in Italian, English, German, French or Spanish, such as "20 ore, 5 settimane" or
 * "3 hours a week for 6 weeks". The total is unknown for a range, for hours per month or day, and for hours per week without
 * the number of weeks.
 *
 * @param text plain text
 */
export function readEffort(text: string): Effort {
  const weekCount = range.test(text) ? null : amount(text, weeks);
  const [hourCount, minuteCount] = [amount(text, hours), amount(text, minutes)];
  const isUnclear = range.test(text) || otherRate.test(text);
  if (isUnclear || (hourCount === null && minuteCount === null)) return { minutes: null, weeks: weekCount };
  const once = (hourCount ?? 0) * 60 + (minuteCount ?? 0);
  const total = Math.round(perWeek.test(text) ? once * (weekCount ?? 0) : once);
  return { minutes: total > 0 ? total : null, weeks: weekCount };
}
