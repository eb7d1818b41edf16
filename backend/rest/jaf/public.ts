import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../database/client.ts';
import { interfaceText } from '../../database/schema/content.ts';
import { contentSecurityPolicy } from '../../identity/pages/style.ts';
import { extensions } from '../extensions.ts';
import { helpPage, helpTopics } from './help-pages.ts';
import { language, parseQuery, serviceQuery } from './input.ts';
import type { JafOptions } from './options.ts';
import { drawPhoto } from './photo.ts';

const linkQuery = serviceQuery.extend({ lang: language });

/** `/jaf/public/*`: what anybody may read (specification, section 7), and which extensions there are. */
export function publicRoutes(options: JafOptions): Hono {
  const { database, identity, product, version, socialProfiles } = options;
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    c.header('Cache-Control', c.res.ok ? 'public, max-age=60' : 'no-store');
  });
  routes.get('/props', (c) => c.json({ product, environment: 'demo', version, ...socialProfiles }));
  routes.get('/extensions', (c) => c.json({ extensions }));
  routes.get('/i18n', async (c) => {
    parseQuery(c, serviceQuery);
    return c.json({ langs: ['it', 'en'], defaultLang: 'it', bundles: await readBundles(database) });
  });
  routes.get('/app', (c) => {
    parseQuery(c, serviceQuery);
    return c.json(applicationInfo(version));
  });
  for (const path of ['/linklogout', '/linksessioneterminata']) {
    routes.get(path, (c) => {
      const { lang } = parseQuery(c, linkQuery);
      return c.json({ targetURL: `${identity.issuer}/session-ended?lang=${lang}` });
    });
  }
  routes.get('/help/:topic', (c) => {
    const topic = z.enum(helpTopics).safeParse(c.req.param('topic'));
    if (!topic.success) return c.notFound();
    c.header('Content-Security-Policy', contentSecurityPolicy());
    return c.html(helpPage(topic.data, parseQuery(c, linkQuery).lang));
  });
  routes.get('/photo/:codicePersona', async (c) => {
    const photo = await drawPhoto(c.req.param('codicePersona'));
    return photo ? c.body(String(photo), 200, { 'Content-Type': 'image/svg+xml' }) : c.notFound();
  });
  return routes;
}

async function readBundles(database: Database) {
  const rows = await database.select().from(interfaceText).orderBy(interfaceText.key);
  const bundle = (wanted: 'it' | 'en') =>
    Object.fromEntries(rows.filter((row) => row.language === wanted).map(({ key, value }) => [key, value]));
  return { IT: bundle('it'), EN: bundle('en') };
}

function applicationInfo(version: string) {
  return {
    capplication: 'MOOC',
    description: 'Catalogo dei corsi aperti online',
    controllerVersion: version,
    viewVersion: version,
    dbTest: true,
    descSrvCorrente: { it: 'Catalogo dei corsi aperti', en: 'Catalogue of open courses' },
    descSrvPrecedente: { it: 'Servizi online', en: 'Online services' },
  };
}
