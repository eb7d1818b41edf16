import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { RunningBackend } from '../testing/running-backend.ts';
import { startWithoutCourses } from './testing/backend.ts';
import { openSignIn, returned } from './testing/code-flow.ts';
import { Visitor } from './testing/visitor.ts';

jest.setTimeout(120_000);

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startWithoutCourses({ BACKEND_URL: 'https://idp.example.org' });
});
afterAll(() => backend.stop());

let requests = 0;

/** Begins a sign-in as a proxy would forward it; returns the log's warnings for this request. */
async function warningsOf(parameters: Record<string, string>, headers: Record<string, string>) {
  requests += 1;
  const requestId = `request-${requests}`;
  const linesOfRequest = () => {
    const whole = backend.output().split('\n').slice(0, -1);
    return whole.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
  };
  const query = new URLSearchParams({ client_id: 'mooc-catalogue', response_type: 'code', ...parameters });
  const sent = { ...headers, 'X-Request-Id': requestId };
  await fetch(`${backend.url}/idp/auth?${query}`, { headers: sent, redirect: 'manual' });
  while (!linesOfRequest().some(({ msg }) => msg === 'request'))
    await new Promise((resolve) => setTimeout(resolve, 10));
  return linesOfRequest().filter(({ level }) => level === 'warn');
}

it('a sign-in that is refused leaves its reason in the log, without what may be secret', async () => {
  const warnings = await warningsOf(
    { redirect_uri: 'https://other.example.org/mooc/app/api/auth/callback/university?code=secret', state: 'secret' },
    { 'X-Forwarded-Proto': 'https' },
  );
  expect(warnings).toEqual([
    expect.objectContaining({
      msg: 'A sign-in was refused',
      reason: expect.stringContaining('redirect_uri did not match'),
      redirectUri: 'https://other.example.org/mooc/app/api/auth/callback/university',
      expected: 'https://moocs.example.org/mooc/app/api/auth/callback/university',
    }),
  ]);
  expect(backend.output()).not.toContain('secret');
});

it('a sign-in that the person cancels is no refusal', async () => {
  const local = await startWithoutCourses();
  const visitor = new Visitor();
  const { action } = await openSignIn(visitor, local);
  const answer = await visitor.follow(await visitor.post(action, { action: 'cancel' }), local.url);
  expect(returned(answer)).toHaveProperty('error', 'access_denied');
  // The log of a backend that has ended is complete.
  await local.stop();
  expect(local.output()).toContain('/idp/auth');
  expect(local.output()).not.toMatch(/"level":"(?:warn|error)"/);
});

it('a proxy that does not say that browsers come over https is named once', async () => {
  const parameters = { redirect_uri: 'https://moocs.example.org/mooc/app/api/auth/callback/university' };
  const named = expect.objectContaining({ msg: expect.stringContaining('X-Forwarded-Proto: https') });
  expect(await warningsOf(parameters, { 'X-Forwarded-Proto': 'https' })).not.toContainEqual(named);
  expect(await warningsOf(parameters, {})).toContainEqual(named);
  expect(await warningsOf(parameters, {})).not.toContainEqual(named);
});

it.each([{ Host: 'evil.example.org' }, { 'X-Forwarded-Host': 'evil.example.org' }])(
  'the endpoints are those of BACKEND_URL, whatever the request says: %j',
  async (forged) => {
    const address = `${backend.url}/idp/.well-known/openid-configuration`;
    const found: unknown = await new Promise((resolve, reject) => {
      const headers = { ...forged, 'X-Forwarded-Proto': 'https' };
      http.get(address, { headers }, (answer) => json(answer).then(resolve, reject)).on('error', reject);
    });
    expect(JSON.stringify(found)).not.toContain('evil');
    expect(found).toMatchObject({
      issuer: 'https://idp.example.org/idp',
      token_endpoint: 'https://idp.example.org/idp/token',
    });
  },
);
