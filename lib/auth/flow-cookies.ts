import { createHash } from 'node:crypto';
import { type CookieToSet, cookie, type RequestCookies, removedCookies } from './cookies';
import { authCookies, stateLifetime } from './run-next-auth';

/*
 * Several sign-ins can be in progress in one browser, for example in two tabs. Each stores its state and the page to return
 * to in cookies named after the state. So no sign-in overwrites the cookies of another. next-auth uses one fixed name for
 * each cookie, also for encryption: the functions below translate the names.
 */

/** Maximum number of sign-ins in progress whose cookies a browser keeps, because the size of headers is limited. */
const maxSignIns = 4;

const plainNames = () => {
  const { state, callbackUrl } = authCookies();
  return [state.name, callbackUrl.name];
};

const nameFor = (state: string) => (name: string) =>
  `${name}.${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;

/** The cookies with which next-auth starts a sign-in, named after the state. */
export function nameAfterState(cookies: RequestCookies, state: string): readonly CookieToSet[] {
  return plainNames().map((name) => cookie(nameFor(state)(name), cookies[name] ?? '', stateLifetime));
}

/** The cookies of the sign-in with this state, under next-auth's names; empty if there is no such sign-in. */
export function cookiesOfState(cookies: RequestCookies, state: string): RequestCookies {
  const named = plainNames().map((name) => [name, cookies[nameFor(state)(name)]] as const);
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Ends a sign-in in progress: removes the cookies of the state. */
export function removedState(state: string): readonly CookieToSet[] {
  return removedCookies(plainNames().map(nameFor(state)));
}

/**
 * Removes the cookies of the oldest sign-ins in progress, so that there is room for one more.
 *
 * @param present names of the request's cookies, newest first
 */
export function removedOldStates(present: readonly string[]): readonly CookieToSet[] {
  const old = plainNames().flatMap((name) => {
    return present.filter((each) => each.startsWith(`${name}.`)).slice(maxSignIns - 1);
  });
  return removedCookies(old);
}
