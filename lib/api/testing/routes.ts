import { createTranslator } from 'next-intl';
import { forgetProcess } from '@/lib/cache/testing/forget-process';
import type { Locale } from '@/lib/model/locale';
import en from '@/messages/en.json';
import italian from '@/messages/it.json';
import { stopBackends } from './backend';

const variables = ['CATALOGUE_API_URL', 'REST_URL', 'SITE_URL', 'DATA_LICENCE', 'SECURITY_CONTACT'] as const;

/** `getTranslations` outside of Next, where there is no request that gives the locale. */
export const translations = {
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace?: 'site' }) =>
    createTranslator({ locale, messages: locale === 'it' ? italian : en, ...(namespace && { namespace }) }),
};

/** Restores the environment and stops the backends after each test; call it at the top of a file. */
export function restoreEnvironment(): void {
  const original = variables.map((name) => [name, process.env[name]] as const);
  beforeEach(forgetBackend);
  afterEach(async () => {
    for (const [name, value] of original) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await stopBackends();
  });
}

/** Forgets everything that the product has read from a backend. */
export function forgetBackend(): void {
  jest.resetModules();
  forgetProcess();
}

/** Sets the backend and the site address for the next import of a route. */
export function pointTo(baseUrl: string): void {
  process.env.CATALOGUE_API_URL = baseUrl;
  process.env.REST_URL = baseUrl;
  process.env.SITE_URL = 'https://courses.example.org';
}
