import type { Env, EnvSource } from '../lib/env/env.ts';

/** The people in the demonstration of the embedded backend; their passwords equal their names. */
export const demoPeople = [
  { name: 'editor', role: 'one profile' },
  { name: 'admin', role: 'two profiles' },
  { name: 'delegate', role: 'acts for somebody else' },
] as const;

const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|\[?::1\]?|127(\.\d+){3})$/.test(host);

/** The demonstration people that the backend accepts, by the same variables as in `backend/env.ts`. */
function peopleLetIn({ DEMO_PEOPLE, BACKEND_HOST, BACKEND_URL }: EnvSource, siteUrl: string): readonly string[] {
  const named = DEMO_PEOPLE?.trim().toLowerCase();
  if (named) return named.split(',').map((name) => name.trim());
  const addresses = [siteUrl, BACKEND_URL?.trim() || 'http://localhost'];
  const hosts = [
    BACKEND_HOST?.trim() || 'localhost',
    ...addresses.map((address) => URL.parse(address)?.hostname ?? ''),
  ];
  return hosts.every(isLoopback) ? demoPeople.map(({ name }) => name) : [];
}

function signInLines(siteUrl: string, loginUrl: string, source: EnvSource): readonly string[] {
  const letIn = demoPeople.filter(({ name }) => peopleLetIn(source, siteUrl).includes(name));
  if (letIn.length === 0) {
    return [
      'Sign in         nobody: others may reach it by BACKEND_HOST, BACKEND_URL or SITE_URL, and DEMO_PEOPLE names no one',
    ];
  }
  const people = letIn.map(({ name, role }) => `                ${name} / ${name} (${role})`);
  return [`Sign in         ${loginUrl}`, ...people];
}

/**
 * The lines for the person at the terminal when everything runs.
 *
 * @param source the environment with which the backend was started
 */
export function welcome(
  { siteUrl, product, restUrl }: Env,
  embeddedBackend: boolean,
  source: EnvSource = process.env,
): readonly string[] {
  const appUrl = `${siteUrl}/${product}/app`;
  const signIn = embeddedBackend ? signInLines(siteUrl, `${appUrl}/login`, source) : [`Backend         ${restUrl}`];
  return ['', `The catalogue   ${appUrl}/home`, ...signIn, '', 'Ctrl-C stops it.', ''];
}
