import { defineRouting } from 'next-intl/routing';

/**
 * Italian without a prefix, English under `/en`. No cookie from the middleware and no detection: a public page must
 * not differ by visitor, or no shared cache could keep it.
 */
export const routing = defineRouting({
  locales: ['it', 'en'],
  defaultLocale: 'it',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
