import { defineRouting } from 'next-intl/routing';
import { locales } from '../model/locale.ts';

/**
 * Italian has no prefix, English has `/en`. `proxy.ts` sets no cookie and detects no language: a public page must be
 * the same for every visitor, or no shared cache could store it.
 */
export const routing = defineRouting({
  locales,
  defaultLocale: 'it',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
