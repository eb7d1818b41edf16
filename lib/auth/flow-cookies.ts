import { createHash } from 'node:crypto';
import { type CookieToSet, type RequestCookies, removedCookies } from './cookies';
import { authCookies } from './run-next-auth';

/*
 * Several sign-ins can be under way in one browser, such as in two tabs. Each has its state and the page to return to in
 * cookies of its own, named after the state, so that none takes away what another comes back with. next-auth knows one
 * name for each, and encrypts with it: it gets and gives the cookies by that.
 */

/** Sign-ins under way that a browser keeps cookies of; a header has no room for any number of them. */
const most = 4;

const plainNames = (siteUrl: string) => {
  const { state, callbackUrl } = authCookies(siteUrl);
  return [state.name, callbackUrl.name];
};

const nameFor = (state: string) => (name: string) =>
  `${name}.${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;

/** The plain name of the cookie that a line of `Set-Cookie` is about, when it is one of a sign-in under way. */
const plainNameIn = (line: string, siteUrl: string) => plainNames(siteUrl).find((name) => line.startsWith(`${name}=`));

/** Lines of `Set-Cookie` with which next-auth has begun a sign-in, under the names of its state. */
export function nameAfterState(setCookies: readonly string[], state: string, siteUrl: string): readonly string[] {
  return setCookies.map((line) => {
    const name = plainNameIn(line, siteUrl);
    return name ? nameFor(state)(name) + line.slice(name.length) : line;
  });
}

/** The cookies of the sign-in with that state by next-auth's names; without them when there is no such sign-in. */
export function cookiesOfState(cookies: RequestCookies, state: string, siteUrl: string): RequestCookies {
  const named = plainNames(siteUrl).map((name) => [name, cookies[nameFor(state)(name)]] as const);
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Ends a sign-in under way: what next-auth has set at its end, and what removes the cookies of its state. */
export function withoutState(setCookies: readonly string[], state: string, siteUrl: string) {
  const others = setCookies.filter((line) => !plainNameIn(line, siteUrl));
  return [...others, ...removedCookies(siteUrl, plainNames(siteUrl).map(nameFor(state)))];
}

/**
 * Removes the cookies of the oldest sign-ins under way, so that there is room for one more.
 *
 * @param present names of the request's cookies, the newest first
 */
export function withoutOldStates(present: readonly string[], siteUrl: string): readonly CookieToSet[] {
  const old = plainNames(siteUrl).flatMap((name) => {
    return present.filter((each) => each.startsWith(`${name}.`)).slice(most - 1);
  });
  return removedCookies(siteUrl, old);
}
