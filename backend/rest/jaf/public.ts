import { type Context, Hono } from 'hono';
import { interfaceText } from '../../database/schema/content.ts';
import { contentSecurityPolicy } from '../../identity/pages/style.ts';
import { language, parseQuery, serviceQuery } from '../input.ts';
import type { RestOptions } from '../options.ts';
import { helpPage } from './help-pages.ts';

/** The version in the application info and the properties. */
const version = '1.0.0';

/** Extensions of the REST contract (README, "Extensions"). Increase a version when clients must notice a change. */
const extensions = [
  { name: 'categories', version: 1 },
  { name: 'course-facts', version: 1 },
  { name: 'full-courses', version: 1 },
  { name: 'institutions', version: 1 },
  { name: 'search', version: 1 },
  { name: 'search', version: 2 },
  { name: 'suggestions', version: 1 },
  { name: 'searches-without-result', version: 1 },
  { name: 'teachers', version: 1 },
] as const;

const linkQuery = serviceQuery.extend({ lang: language });

/** `/jaf/public/*`: public data (REST contract) and the list of extensions. */
export function publicRoutes({ database, identity, settings, searchesWithoutResult }: RestOptions): Hono {
  const { product, socialProfiles, startsWithDemonstration } = settings;
  const offered = extensions.filter(({ name }) => name !== 'searches-without-result' || searchesWithoutResult !== null);
  const logoutLink = (c: Context) => {
    const { lang } = parseQuery(c, linkQuery);
    return c.json({ targetURL: `${identity.issuer}/session-ended?lang=${lang}` });
  };
  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', c.res.ok ? 'public, max-age=60' : 'no-store');
    })
    .get('/props', (c) => c.json({ product, environment: 'demo', version, ...socialProfiles }))
    .get('/extensions', (c) => (settings.offersExtensions ? c.json({ extensions: offered }) : c.notFound()))
    .get('/i18n', async (c) => {
      parseQuery(c, serviceQuery);
      const rows = await database.select().from(interfaceText).orderBy(interfaceText.key);
      const bundle = (wanted: 'it' | 'en') =>
        Object.fromEntries(rows.filter((row) => row.language === wanted).map(({ key, value }) => [key, value]));
      return c.json({ langs: ['it', 'en'], defaultLang: 'it', bundles: { IT: bundle('it'), EN: bundle('en') } });
    })
    .get('/app', (c) => {
      parseQuery(c, serviceQuery);
      // A catalogue of one's own is no test.
      return c.json({ ...applicationInfo, dbTest: startsWithDemonstration });
    })
    .get('/linklogout', logoutLink)
    .get('/linksessioneterminata', logoutLink)
    .get('/help/:topic', (c) => {
      const page = helpPage(c.req.param('topic'), parseQuery(c, linkQuery).lang);
      if (!page) return c.notFound();
      c.header('Content-Security-Policy', contentSecurityPolicy());
      return c.html(page);
    });
}

const applicationInfo = {
  capplication: 'MOOC',
  description: 'Catalogo dei corsi online aperti',
  controllerVersion: version,
  viewVersion: version,
  descSrvCorrente: { it: 'Catalogo dei corsi aperti', en: 'Catalogue of open courses' },
  descSrvPrecedente: { it: 'Servizi online', en: 'Online services' },
};
