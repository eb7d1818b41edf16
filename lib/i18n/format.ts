import type { Locale } from '@/lib/model/locale';
import { romeOffset } from '@/lib/model/rome-clock';

/** The regions whose conventions dates and lists follow; British English puts the day before the month. */
export const regions = { it: 'it-IT', en: 'en-GB' } as const satisfies Readonly<Record<Locale, string>>;

const dayFormat = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});

/** A moment (milliseconds since the epoch) as dd/MM/yyyy in Europe/Rome (specification, section 9). */
export function formatDay(time: number): string {
  return dayFormat.format(time);
}

/** The Swedish format is that of ISO 8601. */
const isoDayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** The day in Rome of a moment (milliseconds since the epoch) as yyyy-MM-dd. */
export function dayInRome(time: number): string {
  return isoDayFormat.format(time);
}

/** Between these years Rome's offset is in whole minutes, and ISO 8601 writes the year with four digits. */
const [firstYear, lastYear] = [1900, 9999];

/** A moment (milliseconds since the epoch) in Rome's time, in ISO 8601 with its offset: `2026-11-16T00:00:00+01:00`. */
export function momentInRome(time: number): string {
  const year = new Date(time).getUTCFullYear();
  if (year <= firstYear || year >= lastYear) return new Date(time).toISOString();
  const offset = romeOffset(time);
  const [clock, ahead] = [new Date(time + offset).toISOString(), new Date(offset).toISOString()];
  return `${clock.slice(0, 19)}+${ahead.slice(11, 16)}`;
}

const momentOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A moment (milliseconds since the epoch) in the reader's own time zone, as dd/MM/yyyy with hours and minutes. */
export function formatMoment(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], momentOptions).format(time);
}

const longDayOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Rome' } as const;
const longDayFormats = {
  it: new Intl.DateTimeFormat(regions.it, longDayOptions),
  en: new Intl.DateTimeFormat(regions.en, longDayOptions),
};

/** A day in words, as a value for messages. */
export interface DayInWords {
  readonly date: string;
  /** Whether the article before the date loses its vowel, as in “l’8 dicembre”. */
  readonly elided: 'yes' | 'no';
}

/** The day of a moment (milliseconds since the epoch, Europe/Rome) in words, such as “12 gennaio 2027”. */
export function dayInWords(time: number, locale: Locale): DayInWords {
  const date = longDayFormats[locale].format(time);
  const elided = /^(?:8|11)\s/.test(date) ? 'yes' : 'no';
  return { date: locale === 'it' ? date.replace(/^1(?=\s)/, '1º') : date, elided };
}

/** Joins names for a sentence, such as “italiano e francese”; English also has no comma before the last name. */
export function listInWords(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(regions[locale]).format(names);
}

/** The name of a language in the interface's language, with the capitals of that language; the code if unknown. */
export function languageName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
