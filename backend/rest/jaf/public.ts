import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { interfaceText } from '../../database/schema/content.ts';
import { type BackendSettings, restPath } from '../../env.ts';
import type { Html } from '../../identity/pages/page.ts';
import { contentSecurityPolicy } from '../../identity/pages/style.ts';
import { initialsOf, people } from '../../identity/people.ts';
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
  const { product, socialProfiles } = settings;
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
      return c.json(applicationInfo);
    })
    .get('/linklogout', logoutLink)
    .get('/linksessioneterminata', logoutLink)
    .get('/help/:topic', (c) => {
      const page = helpPage(c.req.param('topic'), parseQuery(c, linkQuery).lang);
      if (!page) return c.notFound();
      c.header('Content-Security-Policy', contentSecurityPolicy());
      return c.html(page);
    })
    .get('/photo/:codicePersona', async (c) => {
      const photo = await drawPhoto(c.req.param('codicePersona'));
      return photo ? c.body(String(photo), 200, { 'Content-Type': 'image/svg+xml' }) : c.notFound();
    });
}

const applicationInfo = {
  capplication: 'MOOC',
  description: 'Catalogo dei corsi aperti online',
  controllerVersion: version,
  viewVersion: version,
  dbTest: true,
  descSrvCorrente: { it: 'Catalogo dei corsi aperti', en: 'Catalogue of open courses' },
  descSrvPrecedente: { it: 'Servizi online', en: 'Online services' },
};

/** Path of a person's picture on this backend (`fotoURL`). */
export function photoPath(settings: BackendSettings, codicePersona: string): string {
  return `${restPath(settings)}/jaf/public/photo/${codicePersona}`;
}

/** A person's initials on a disc, as SVG; null for an unknown person. */
function drawPhoto(codicePersona: string): Html | null {
  const identity = people.map((person) => person.identity).find((known) => known.codicePersona === codicePersona);
  if (!identity) return null;
  const hue = Number(codicePersona) % 360;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${initialsOf(identity)}">
<circle cx="48" cy="48" r="48" fill="hsl(${hue} 45% 32%)"/>
<text x="48" y="61" text-anchor="middle" font-family="Titillium Web, system-ui, sans-serif" font-size="36" font-weight="600" fill="#fff">${initialsOf(identity)}</text>
</svg>`;
}
