import type { Locale } from '@/lib/model/locale';

/**
 * Formats a whole number of 0 or more in a locale. The first `Intl.NumberFormat` takes a browser 10 to 60 ms, so it is
 * used only for numbers with groups of digits.
 */
export function formatCount(count: number, locale: Locale): string {
  return count < 1000 ? String(count) : new Intl.NumberFormat(locale).format(count);
}
