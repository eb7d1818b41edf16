import { locale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import type { InterfaceLanguage } from '@/lib/model/language';
import { routing } from './routing';

/** The interface language of the current page; the default language when it is unknown. Server components only. */
export async function currentLocale(): Promise<InterfaceLanguage> {
  const value = await locale();
  return hasLocale(routing.locales, value) ? value : routing.defaultLocale;
}
