import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from './metadata';

/** Metadata of a page that is one text. */
export async function documentMetadata(name: 'accessibility' | 'privacy' | 'legal'): Promise<Metadata> {
  const t = await getTranslations('documents');
  return pageMetadata({
    title: t(`${name}Title`),
    description: t(`${name}Description`),
    address: (to) => to[name],
    locale: await currentLocale(),
  });
}
