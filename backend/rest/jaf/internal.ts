import { Hono } from 'hono';
import { z } from 'zod';
import { initialsOf } from '../../identity/people.ts';
import type { SignedIn } from '../../identity/provider.ts';
import { type HelpTopic, helpAddress } from './help-pages.ts';
import { language, parseBody, parseQuery, serviceQuery } from './input.ts';
import type { JafOptions } from './options.ts';
import { photoPath } from './photo.ts';
import { returnUrlBody, signReturnUrl } from './return-url.ts';
import { requireOwnProfile, requireSignIn, type SignedInEnv } from './signed-in.ts';

const profileQuery = serviceQuery.extend({
  profile: z.string().regex(/^\d*$/, 'is not a number').optional(),
  dprofile: z.string().max(100).optional(),
});

const linkQuery = serviceQuery.extend({
  lang: language,
  polij_into_webview: z.enum(['true', 'false', 'S', 'N', '1', '0', ''], 'is not a yes or no').optional(),
});

/** `/jaf/internal/*`: what a signed-in person may read (specification, section 7). */
export function internalRoutes({ identity, product, backendUrl }: JafOptions): Hono<SignedInEnv> {
  const routes = new Hono<SignedInEnv>();
  const address = (topic: HelpTopic, lang: 'it' | 'en') => helpAddress({ backendUrl, product, topic, lang });
  routes.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  routes.use(requireSignIn(identity), requireOwnProfile);
  routes.get('/profiles', (c) => {
    parseQuery(c, profileQuery);
    return c.json(c.get('signedIn').person.profiles);
  });
  routes.get('/user', (c) => {
    parseQuery(c, profileQuery);
    return c.json(userInfo(c.get('signedIn'), product));
  });
  routes.get('/linkmanuale', (c) => {
    const { lang } = parseQuery(c, linkQuery);
    return c.json({ idDocumento: 1, targetURL: address('manual', lang) });
  });
  routes.get('/linkassistenza', (c) => {
    const { lang } = parseQuery(c, linkQuery);
    return c.json({ idConfigurazione: 1, targetURL: address('assistance', lang) });
  });
  routes.post('/updateReturnUrl', async (c) => {
    const body = await parseBody(c, returnUrlBody);
    return c.json({ url: signReturnUrl(body, identity.secrets.returnUrlKey) });
  });
  return routes;
}

/** The user info of the contract. `…Imp` is who really signed in, set when that is not the person acted for. */
function userInfo({ person, career }: SignedIn, product: string) {
  const { identity, impersonator } = person;
  return {
    ...identity,
    idPersonaImp: impersonator?.idPersona ?? null,
    codicePersonaImp: impersonator?.codicePersona ?? null,
    cognomeImp: impersonator?.cognome ?? null,
    nomeImp: impersonator?.nome ?? null,
    description: `${identity.nome} ${identity.cognome}`,
    initials: initialsOf(identity),
    fotoURL: photoPath(product, identity.codicePersona),
    ...career,
    email: person.email,
  };
}
