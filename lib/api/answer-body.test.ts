import { readWhole } from './answer-body.ts';
import { startBackend, stopBackends } from './testing/backend.ts';
import { failureOf } from './testing/failure.ts';

afterEach(stopBackends);

it.each([600, 999])('an answer with the status %i, which HTTP does not have, is malformed', async (status) => {
  const { baseUrl } = await startBackend((_request, response) => response.writeHead(status).end('{}'));
  const failure = await failureOf(readWhole('GET /x', await fetch(`${baseUrl}/x`)));
  expect(failure).toMatchObject({ kind: 'malformed', message: expect.stringContaining(`status ${status}`) });
});

it.each([
  ['application/json', 'utf8', 'Università'],
  ['application/json;charset=UTF-8', 'utf8', 'Università €'],
  ['application/json;charset=ISO-8859-1', 'latin1', 'Università'],
  ['application/json; charset="iso-8859-1"', 'latin1', 'Università'],
  ['application/json; charset=unknown', 'utf8', 'Università'],
] as const)('reads the letters of an answer with the type %s', async (type, encoding, name) => {
  const { baseUrl } = await startBackend((_request, response) => {
    response.writeHead(200, { 'Content-Type': type }).end(Buffer.from(JSON.stringify({ name }), encoding));
  });
  const answer = await readWhole('GET /x', await fetch(`${baseUrl}/x`));
  expect(await answer.json()).toEqual({ name });
});

it('reads an answer that begins with a byte order mark', async () => {
  const { baseUrl } = await startBackend((_request, response) => response.end('\uFEFF{"name":"È"}'));
  expect(await (await readWhole('GET /x', await fetch(`${baseUrl}/x`))).text()).toBe('{"name":"È"}');
});
