import { z } from 'zod';
import { dataLicence } from './licence.ts';
import { logLevels } from './log-level.ts';
import {
  cacheUrl,
  contact,
  domain,
  flag,
  hostList,
  httpUrl,
  listeningHost,
  mailAddress,
  origin,
  portNumber,
  serviceId,
  wholeNumber,
} from './values.ts';

/** The environment variables of the web app: the valid values of each, and its default. */
export const variables = z.object({
  PRODUCT: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/i, 'letters, digits and hyphens, for example mooc')
    .default('mooc'),
  PORT: portNumber.default(3000),
  WEB_HOST: listeningHost.optional(),
  BACKEND_PORT: portNumber.default(4000),
  BACKEND_HOST: listeningHost.optional(),
  TRUSTED_PROXIES: wholeNumber(/^\d$/, 'how many proxies stand in front, 0 to 9').default(0),
  SHUTDOWN_DELAY: wholeNumber(/^[1-5]?\d$/, 'seconds from 0 to 59').default(0),
  PAGE_CACHE_MB: wholeNumber(/^[1-9]\d{0,4}$/, 'megabytes from 1 to 99999').default(128),
  REST_URL: httpUrl('http://localhost:4000/mooc/rest').optional(),
  CATALOGUE_API_URL: httpUrl('http://localhost:4000/mooc/rest').optional(),
  SITE_URL: origin.optional(),
  NEXTAUTH_URL: httpUrl('https://courses.example.org/mooc/app/api/auth').optional(),
  NEXTAUTH_SECRET: z.string().optional(),
  REVALIDATE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'a secret text of 16 characters or more, without blanks')
    .optional(),
  CACHE_URL: cacheUrl.optional(),
  AL_ID_SRV: serviceId.default('2001'),
  AL_ID_SRV_CHIAMANTE: serviceId.default('2000'),
  LOGOUT_SERVICE_ID: serviceId.default('2001'),
  THEME_COOKIE_DOMAIN: domain.optional(),
  RETURN_URL_HOSTS: hostList.default([]),
  HIDE_TEST_DB_BANNER: flag.default(false),
  // The three switches apply to the signed-in area. The specification turns two of them off, yet shows them in its bar (`docs/product.md`).
  LANGUAGE_CHANGE: flag.default(true),
  PROFILE_CHANGE: flag.default(true),
  THEME_CHANGE: flag.default(true),
  DATA_LICENCE: dataLicence.optional(),
  HELP_ADDRESS: mailAddress.optional(),
  SECURITY_CONTACT: contact.optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://localhost:4318').optional(),
  OTEL_SERVICE_NAME: serviceId.optional(),
});
