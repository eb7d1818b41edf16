import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../identity/people.ts';
import type { IdentityProvider, SignedIn } from '../../identity/provider.ts';

/** Stands for "no profile chosen" in the header `dprofile` (contract). */
const emptyProfile = 'EMPTY_PROFILE';

/** What a handler behind {@link requireSignIn} finds in its context. */
export interface SignedInEnv {
  Variables: { signedIn: SignedIn };
}

/** Lets a request through that carries a valid bearer token, otherwise answers 401. */
export function requireSignIn(identity: IdentityProvider) {
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
export const requireOwnProfile = createMiddleware<SignedInEnv>(async (c, next) => {
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
