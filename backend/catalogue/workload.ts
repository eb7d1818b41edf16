import { plainTextOf } from '../words.ts';

/** The work of a course, as far as its text states it clearly. */
export interface Effort {
  /** For the whole course; minutes are part of an hour. */
  readonly hours: number | null;
  readonly weeks: number | null;
}

/** Not the end of a longer number: of “1.200 ore” the 200 would be wrong. */
const whole = String.raw`(?<!\d[.,]?)`;
const number = String.raw`${whole}(\d{1,4}(?:[.,]\d{1,2})?)`;
const hourPattern = new RegExp(String.raw`${number}\s*(?:ore|ora|h|hrs?|hours?|stunden?|std|heures?|horas?)\b`, 'iu');
const minutePattern = new RegExp(String.raw`${number}\s*(?:minuti|minuto|min|minutes?|minuten?|minutos?)\b`, 'iu');
const weekPattern = new RegExp(
  String.raw`${whole}(\d{1,3})\s*(?:settimane|settimana|weeks?|wochen?|semaines?|semanas?)\b`,
  'iu',
);
/** Words that say how often only right after hours: “2 ore la settimana”, but not “20 ore; la settimana comincia il lunedì”. */
const each = String.raw`\b(?:or[ae]|hours?|stunden?|heures?|horas?|minut\w+)\s+(?:a|la|ogni|each|every|die|jede[nr]?|in der|am|im|chaque|cada)`;
const week = String.raw`(?:settimana|sett|week|woche|semaine|semana)\b`;
const perWeek = new RegExp(
  String.raw`(?:(?:\ba|\balla|\bper|\beach|\bogni|\bpro|\bpar|\bpor|\ba la|\/)\s*|${each}\s+)${week}|settimanal[ei]\b|\b(?:weekly|wöchentlich(?:e[nrs]?)?|hebdomadaires?|semanal(?:es)?)\b`,
  'iu',
);
/** Work a month or a day, from which no total follows. */
const otherRate = new RegExp(
  String.raw`(?:(?:\bal|\bper|\bpro|\bpar|\bpor|\/)\s*|${each}\s+)(?:mese|month|monat|mois|mes|giorno|day|tag|jour|día)\b|\b(?:ore|hours?|stunden?|minut\w+)\s+(?:giornaliere|mensili|daily|monthly|täglich|monatlich)\b|\bimpegno\s+(?:giornaliero|mensile)\b`,
  'iu',
);
const range = /\d\s*(?:-|–|—|a|to|o|or|bis|oder|à|ou)\s*\d/iu;

/**
 * Reads the hours and weeks of a course from an editor's text in Italian, English, German, French or Spanish, such as
 * "20 ore, 5 settimane" or "3 hours a week for 6 weeks". A range, or weekly hours without the number of weeks, gives no certain total.
 * The web app reads a course's page in the same way (`lib/catalogue/workload.ts`).
 *
 * @param workload HTML
 */
export function effortOf(workload: string | null): Effort {
  const text = plainTextOf(workload ?? '');
  if (range.test(text)) return { hours: null, weeks: null };
  const weeks = amount(text, weekPattern);
  if (otherRate.test(text)) return { hours: null, weeks };
  const once = (amount(text, hourPattern) ?? 0) + (amount(text, minutePattern) ?? 0) / 60;
  const hours = Math.round((perWeek.test(text) ? once * (weeks ?? 0) : once) * 100) / 100;
  return { hours: hours || null, weeks };
}

function amount(text: string, pattern: RegExp): number | null {
  const digits = pattern.exec(text)?.[1];
  return Number(digits?.replace(',', '.') ?? 0) || null;
}
