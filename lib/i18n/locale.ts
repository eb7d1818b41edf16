import { locale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import type { Locale } from '@/lib/model/locale';
import { routing } from './routing';

/** The locale of the current page; the default one when it is unknown. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale();
  return hasLocale(routing.locales, value) ? value : routing.defaultLocale;
}
