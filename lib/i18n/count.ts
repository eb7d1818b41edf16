import type { InterfaceLanguage } from '@/lib/model/language';

/**
 * A whole number from 0, as it is written in a language. An `Intl.NumberFormat` takes a browser 10 to 60 ms to make the
 * first time, so one is asked only for numbers that have groups of digits.
 */
export function formatCount(count: number, locale: InterfaceLanguage): string {
  return count < 1000 ? String(count) : new Intl.NumberFormat(locale).format(count);
}
