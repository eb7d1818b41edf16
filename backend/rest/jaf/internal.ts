import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { Person } from '../../identity/people.ts';
import type { IdentityProvider, SignedIn } from '../../identity/provider.ts';
import { language, noStore, parseJson, parseQuery, serviceQuery } from '../input.ts';
import type { RestOptions } from '../options.ts';
import { helpAddress } from './help-pages.ts';

/** Means "no profile chosen" in the header `dprofile` (contract). */
const emptyProfile = 'EMPTY_PROFILE';

/** The context of a handler behind {@link requireSignIn}. */
interface SignedInEnv {
  Variables: { signedIn: SignedIn };
}

const profileQuery = serviceQuery.extend({
  profile: z.string().regex(/^\d*$/, 'is not a number').optional(),
  dprofile: z.string().max(100).optional(),
});

const linkQuery = serviceQuery.extend({
  lang: language,
  polij_into_webview: z.enum(['true', 'false', 'S', 'N', '1', '0', ''], 'is not a yes or no').optional(),
});

const validitySeconds = 30 * 60;
const validUntil = '__pj0';
const signature = '__pj1';

/** Body of `/jaf/internal/updateReturnUrl`: the address to sign, and parameters to add to its query. */
const returnUrlBody = z.object({
  url: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).max(2000),
  params: z.record(z.string().min(1).max(100), z.union([z.string().max(2000), z.number(), z.boolean()])).default({}),
});

/**
 * `/jaf/internal/*`: what a signed-in person may read (REST contract, "The calls that need a word"), and the extension
 * `searches-without-result`.
 */
export function internalRoutes({ identity, settings, searchesWithoutResult }: RestOptions): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .use(noStore, requireSignIn(identity), requireOwnProfile)
    .get('/profiles', (c) => {
      parseQuery(c, profileQuery);
      return c.json(c.get('signedIn').person.profiles);
    })
    .get('/user', (c) => {
      parseQuery(c, profileQuery);
      return c.json(userInfo(c.get('signedIn')));
    })
    .get('/linkmanuale', (c) => {
      const { lang } = parseQuery(c, linkQuery);
      return c.json({ idDocumento: 1, targetURL: helpAddress(settings, 'manual', lang) });
    })
    .get('/linkassistenza', (c) => {
      const { lang } = parseQuery(c, linkQuery);
      return c.json({ idConfigurazione: 1, targetURL: helpAddress(settings, 'assistance', lang) });
    })
    .get('/ricercheSenzaRisultato', async (c) => {
      if (!searchesWithoutResult) return c.notFound();
      const searches = await searchesWithoutResult.read();
      return c.json({
        ricerche: searches.map(({ text, count, lastDay }) => ({ testo: text, volte: count, ultimoGiorno: lastDay })),
      });
    })
    .post('/updateReturnUrl', async (c) => {
      const body = await parseJson(c, returnUrlBody);
      return c.json({ url: signReturnUrl(body, identity.secrets.returnUrlKey) });
    });
}

/** The user info of the contract. The `…Imp` fields name who really signed in, if that person acts for another. */
function userInfo({ person, career }: SignedIn) {
  const { identity, impersonator } = person;
  return {
    ...identity,
    idPersonaImp: impersonator?.idPersona ?? null,
    codicePersonaImp: impersonator?.codicePersona ?? null,
    cognomeImp: impersonator?.cognome ?? null,
    nomeImp: impersonator?.nome ?? null,
    description: `${identity.nome} ${identity.cognome}`,
    initials: `${identity.nome.charAt(0)}${identity.cognome.charAt(0)}`,
    // No picture: no page of the catalogue shows one.
    fotoURL: null,
    ...career,
    email: person.email,
  };
}

/** Answers 401 unless the request has a valid bearer token. */
function requireSignIn(identity: IdentityProvider) {
  return createMiddleware<SignedInEnv>(async (c, next) => {
    const token = /^Bearer ([\w-]{10,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const signedIn = token ? await identity.findSignedIn(token) : null;
    if (!signedIn) {
      c.header('WWW-Authenticate', token ? 'Bearer error="invalid_token"' : 'Bearer');
      return c.json({ message: token ? 'The access token is not valid (any more).' : 'Sign in first.' }, 401);
    }
    c.set('signedIn', signedIn);
    return next();
  });
}

/** Answers 403 unless the headers `profile` and `dprofile` name one of the person's profiles, or none. */
const requireOwnProfile = createMiddleware<SignedInEnv>(async (c, next) => {
  const { person } = c.get('signedIn');
  if (!mayUse(person, c.req.header('profile'), c.req.header('dprofile') ?? emptyProfile)) {
    throw new HTTPException(403, { message: 'The profile is not one of this person.' });
  }
  return next();
});

function mayUse(person: Person, profile: string | undefined, dprofile: string): boolean {
  const empty = dprofile === emptyProfile;
  if (profile === undefined) return empty;
  return person.profiles.some((own) => own.profile === profile && (empty || own.dprofile === dprofile));
}

/**
 * Adds the parameters to the address and signs it. `__pj0` is the expiry (seconds since 1970), `__pj1` the HMAC-SHA-256 of the
 * address before it. An existing signature is replaced.
 */
function signReturnUrl({ url, params }: z.output<typeof returnUrlBody>, key: string): string {
  const signed = new URL(url);
  for (const [name, value] of Object.entries(params)) signed.searchParams.set(name, String(value));
  signed.searchParams.delete(signature);
  signed.searchParams.set(validUntil, String(Math.floor(Date.now() / 1000) + validitySeconds));
  signed.searchParams.set(signature, createHmac('sha256', key).update(signed.href).digest('base64url'));
  return signed.href;
}
