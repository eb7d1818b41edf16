import type { IncomingMessage } from 'node:http';
import type { Sender } from '../capture-answer.ts';
import { finishForCache, sendPage } from './finished-page.ts';

const text = '<p>una pagina</p>'.repeat(5_000);

const keep = () =>
  finishForCache({ status: 200, headers: [], cacheControl: '', body: Buffer.from(text), hash: 'abc', endsAt: null });

/** The body that a client with these headers gets. */
function bodyFor(page: Awaited<ReturnType<typeof keep>>, headers: IncomingMessage['headers'] = {}): Buffer {
  const sent: Buffer[] = [];
  const sender = { writeHead: () => sender, end: (body: Buffer) => sent.push(body) } as unknown as Sender;
  sendPage({ headers, method: 'GET' } as IncomingMessage, sender, page, 'HIT');
  return sent[0] ?? Buffer.alloc(0);
}

describe('a cached page', () => {
  it('is sent to all who take no compression from the same bytes', async () => {
    const page = await keep();
    const bodies = Array.from({ length: 5_000 }, () => bodyFor(page));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]?.toString()).toBe(text);
  });

  it.each(['"abcd"', '"ab"', 'abc'])('is sent to a client that has the page %s', async (tag) => {
    expect(bodyFor(await keep(), { 'if-none-match': tag }).toString()).toBe(text);
  });

  it('is not sent to one of them from the bytes of another page', async () => {
    const [one, other] = [await keep(), await keep()];
    expect(bodyFor(one)).not.toBe(bodyFor(other));
  });

  it('is sent to all who take one from the cached bytes', async () => {
    const page = await keep();
    expect(bodyFor(page, { 'accept-encoding': 'gzip' })).toBe(page.bodies.gzip);
    expect(bodyFor(page, { 'accept-encoding': 'br, gzip' })).toBe(page.bodies.br);
  });
});
