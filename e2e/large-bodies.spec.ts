import { appUrl, origin, restUrl } from './support/addresses.ts';
import { announce, type EndlessOutcome, sendEndlessly } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';

const base = new URL(appUrl).pathname;
const form = ['Content-Type: application/x-www-form-urlencoded', `Origin: ${origin}`, 'Sec-Fetch-Site: same-origin'];
const json = ['Content-Type: application/json'];
const kilobyte = 1024;
/** Bytes sent beyond a limit; the answer must come within them. */
const excess = 2 * kilobyte;

const posts = [
  { path: '/api/auth/logout', headers: form, limit: 4 * kilobyte },
  { path: '/api/auth/profile', headers: form, limit: 4 * kilobyte },
  { path: '/api/auth/career', headers: form, limit: 4 * kilobyte },
  { path: '/api/mooc/moocVetrinaPaginazione?lang=it', headers: json, limit: 16 * kilobyte },
] as const;

const headOf = (path: string, headers: readonly string[]) => [
  `POST ${base}${path} HTTP/1.1`,
  `Host: ${new URL(origin).host}`,
  ...headers,
];
const tooLarge = /^HTTP\/1\.1 413 /;

for (const { path, headers, limit } of posts) {
  test(`${path} refuses an endless body as soon as it is too large, and closes`, async () => {
    const { statusLine, sentBefore } = await sendEndlessly(origin, headOf(path, headers), limit + excess);
    expect(statusLine).toMatch(tooLarge);
    expect(sentBefore).toBeGreaterThanOrEqual(limit);
  });

  test(`${path} refuses a length that is too large before anything of it is sent, and closes`, async () => {
    expect((await announce(origin, headOf(path, headers), 50_000_000)).statusLine).toMatch(tooLarge);
  });
}

test('a form of another site is refused before its body is read', async () => {
  const foreign = headOf('/api/auth/logout', [...form.slice(0, 1), 'Origin: https://evil.example']);
  const { status } = await fetch(`${appUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'lang=it',
  });
  expect(status).toBe(403);
  const outcome: EndlessOutcome = await announce(origin, [...foreign, 'Connection: close'], 50_000_000);
  expect(outcome.statusLine).toMatch(/^HTTP\/1\.1 403 /);
});

test('the identity provider’s form does the same', async () => {
  const { oauthServer, clientId } = await (await fetch(`${restUrl}/jaf/oauth/params`)).json();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${appUrl}/api/auth/callback/university`,
    response_type: 'code',
    state: 'x',
  });
  const begun = await fetch(`${oauthServer}/auth?${query}`, { redirect: 'manual' });
  const cookies = begun.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const backend = new URL(oauthServer);
  const { pathname } = new URL(begun.headers.get('location') ?? '', backend);
  const head = [`POST ${pathname} HTTP/1.1`, `Host: ${backend.host}`, `Cookie: ${cookies.join('; ')}`, ...form];
  const { statusLine } = await sendEndlessly(backend.origin, head, 8 * kilobyte + excess);
  expect(statusLine).toMatch(tooLarge);
});
