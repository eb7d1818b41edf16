import { readWhole } from './answer-body.ts';
import { startBackend, stopBackends } from './testing/backend.ts';
import { failureOf } from './testing/failure.ts';

afterEach(stopBackends);

it.each([600, 999])('an answer with the status %i, which HTTP does not have, is malformed', async (status) => {
  const { baseUrl } = await startBackend((_request, response) => response.writeHead(status).end('{}'));
  const failure = await failureOf(readWhole('GET /x', await fetch(`${baseUrl}/x`)));
  expect(failure).toMatchObject({ kind: 'malformed', message: expect.stringContaining(`status ${status}`) });
});
