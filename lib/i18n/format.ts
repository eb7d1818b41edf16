import type { InterfaceLanguage } from '@/lib/model/language';

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

/** The name of a language in the interface's language, with a capital only where it stands alone; the code if unknown. */
export function languageName(code: string, locale: InterfaceLanguage): string {
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
