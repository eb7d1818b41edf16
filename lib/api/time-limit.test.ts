import { createRestClient } from './rest-client.ts';
import { anyAnswer } from './schemas/parse-answer.ts';
import { startBackend, stopBackends } from './testing/backend.ts';

afterEach(stopBackends);

it('is not over because this process was busy when an answer arrived', async () => {
  const backend = await startBackend((_request, response) => {
    response.end('{"arrived": true}');
    const busyUntil = performance.now() + 500;
    while (performance.now() < busyUntil);
  });
  const client = createRestClient({ baseUrl: backend.baseUrl, timeLimit: 400 });
  await expect(client.get('/x', anyAnswer)).resolves.toEqual({ arrived: true });
});
