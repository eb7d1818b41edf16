import * as z from 'zod';
import { readGet, readPost } from './read.ts';
import { createRestClient } from './rest-client.ts';
import { startBackend, stopBackends } from './testing/backend.ts';
import { failureOf } from './testing/failure.ts';

afterEach(stopBackends);

const schema = z.array(z.string());
const kept = { next: { revalidate: 300, tags: ['categories'] } };

/** A client whose answers are those of the list, one after the other, and what it was asked. */
function clientOf(...answers: readonly string[]) {
  const asked: { readonly control: string | null; readonly next: unknown }[] = [];
  const client = createRestClient({
    baseUrl: 'http://backend.test/mooc/rest/',
    fetch: async (input, init) => {
      const control = (input as Request).headers.get('cache-control');
      asked.push({ control, next: (init as { next?: unknown } | undefined)?.next });
      return new Response(answers[asked.length - 1]);
    },
  });
  return { client, asked };
}

it.each(['<h1>Manutenzione</h1>', '["cut', '', '{"message": "wait"}'])(
  'asks past what is kept when the answer %j makes no sense',
  async (bad) => {
    const { client, asked } = clientOf(bad, '["a"]');
    await expect(readGet(client, '/x', schema, kept)).resolves.toEqual(['a']);
    expect(asked).toEqual([
      { control: null, next: kept.next },
      { control: 'no-cache', next: { ...kept.next, revalidate: 1 } },
    ]);
  },
);

it('does the same for a question that is asked with POST', async () => {
  const { client } = clientOf('<html>', '["a"]');
  await expect(readPost(client, '/x', schema, { ...kept, body: {} })).resolves.toEqual(['a']);
});

it('is malformed when the second answer makes no sense either', async () => {
  const { client, asked } = clientOf('<html>', '<html>');
  await expect(failureOf(readGet(client, '/x', schema, kept))).resolves.toMatchObject({ kind: 'malformed' });
  expect(asked).toHaveLength(2);
});

it('asks once where nothing is kept, and where the backend has failed', async () => {
  const { client, asked } = clientOf('<html>');
  await expect(failureOf(readGet(client, '/x', schema))).resolves.toMatchObject({ kind: 'malformed' });
  expect(asked).toHaveLength(1);
  const backend = await startBackend((_request, response) => response.writeHead(404).end());
  const refusing = createRestClient({ baseUrl: backend.baseUrl });
  await expect(failureOf(readGet(refusing, '/x', schema, kept))).resolves.toMatchObject({ status: 404 });
  expect(backend.requests).toHaveLength(1);
});
