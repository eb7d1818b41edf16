import { defineRouting } from 'next-intl/routing';
import { interfaceLanguages } from '../model/language.ts';

/**
 * Italian without a prefix, English under `/en`. No cookie from the middleware and no detection: a public page must
 * not differ by visitor, or no shared cache could keep it.
 */
export const routing = defineRouting({
  locales: interfaceLanguages,
  defaultLocale: 'it',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
