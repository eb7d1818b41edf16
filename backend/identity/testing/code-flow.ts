import type { RunningBackend } from '../../testing/running-backend.ts';
import { siteUrl } from '../../testing/shared-backend.ts';
import type { Answer, Visitor } from './visitor.ts';

type Addresses = Pick<RunningBackend, 'url' | 'rest'>;

const callback = `${siteUrl}/mooc/app/api/auth/callback/university`;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
}

/** The address at which a sign-in starts, as in the specification, section 7. */
export async function authorizationAddress(
  backend: Addresses,
  extra: Record<string, string> = {},
  path = '/auth',
): Promise<string> {
  const { oauthServer, ...params } = await (await fetch(`${backend.rest}/jaf/oauth/params`)).json();
  const query = {
    client_id: params.clientId,
    redirect_uri: callback,
    access_type: params.accessType,
    response_type: params.responseType,
    state: 'a-state',
    scope: params.scope,
    ...extra,
  };
  return `${oauthServer}${path}?${new URLSearchParams(query)}`;
}

/** Opens the sign-in page; returns the page and the address of its form. */
export async function openSignIn(visitor: Visitor, backend: Addresses, address?: string) {
  const start = await visitor.get(address ?? (await authorizationAddress(backend)));
  const page = await visitor.follow(start, backend.url);
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1];
  if (!action) throw new Error(`There is no sign-in form but status ${page.status}: ${page.text.slice(0, 300)}`);
  return { page, action: `${backend.url}${action}` };
}

/** Signs in through the form; returns the redirect to the site. */
export async function signInAs(visitor: Visitor, backend: Addresses, name: string, address?: string): Promise<Answer> {
  const { action } = await openSignIn(visitor, backend, address);
  return visitor.follow(await visitor.post(action, { name, password: name, action: 'login' }), backend.url);
}

/** The query of the redirect to the site. */
export function returned({ location, status, text }: Answer): Record<string, string> {
  if (!location?.startsWith(`${callback}?`)) throw new Error(`Not sent back but ${status}: ${location ?? text}`);
  return Object.fromEntries(new URL(location).searchParams);
}

/** Exchanges the code of a finished sign-in. */
export async function exchange(backend: Addresses, answer: Answer): Promise<TokenPair> {
  const response = await fetch(`${backend.rest}/jaf/oauth/token/get/${returned(answer).code}`);
  if (!response.ok) throw new Error(`No tokens but ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Makes an internal call with this token and these headers. */
export function callInternal(
  backend: Addresses,
  path: string,
  accessToken?: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = new Headers(headers);
  if (accessToken !== undefined) all.set('authorization', `Bearer ${accessToken}`);
  return fetch(`${backend.rest}/jaf/internal/${path}`, { headers: all });
}
