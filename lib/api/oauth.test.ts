import { refreshTokens } from './oauth.ts';
import { createRestClient } from './rest-client.ts';
import { startBackend, stopBackends } from './testing/backend.ts';

afterEach(stopBackends);

it.each([
  ['of RFC 6750', 'aB1-._~+/=', 'aB1-._~%2B%2F%3D'],
  ['of any other text', 'a b|"ü/../{}', 'a%20b%7C%22%C3%BC%2F..%2F%7B%7D'],
])('a refresh token %s is kept, and goes into the path encoded', async (_what, refreshToken, segment) => {
  const answer = { accessToken: 'a', refreshToken, expiresIn: 600 };
  const backend = await startBackend((_request, response) => response.end(JSON.stringify(answer)));
  const client = createRestClient({ baseUrl: backend.baseUrl });
  const tokens = await refreshTokens(client, refreshToken);
  expect(tokens).toEqual({ accessToken: 'a', refreshToken, lifetime: 600 });
  expect(backend.requests).toEqual([`GET /mooc/rest/jaf/oauth/token/refresh/${segment}`]);
});

it.each(['', '..', 'a\nb', 7])('a refresh token %j is none', async (refreshToken) => {
  const answer = { accessToken: 'a', refreshToken };
  const { baseUrl } = await startBackend((_request, response) => response.end(JSON.stringify(answer)));
  expect(await refreshTokens(createRestClient({ baseUrl }), 'x')).toMatchObject({ refreshToken: null });
});
