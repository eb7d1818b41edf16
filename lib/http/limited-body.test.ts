import { limitBody } from './limited-body';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body with parts of 10 bytes; `state` says how many were sent, and whether the body was cancelled. */
function sender(parts: number, pauseMs = 0) {
  const state = { sent: 0, cancelled: false };
  const body = new ReadableStream<Bytes>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (state.cancelled) return;
      if (state.sent === parts) return controller.close();
      state.sent += 1;
      controller.enqueue(new Uint8Array(10));
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { body, state };
}

async function sizeOf(body: ReadableStream<Bytes>): Promise<number> {
  return (await new Response(body).arrayBuffer()).byteLength;
}

it('passes on what stays within the limits', async () => {
  await expect(sizeOf(limitBody(sender(10).body, { size: 100, wait: 1000 }))).resolves.toBe(100);
});

it('breaks off what is too large', async () => {
  const { body, state } = sender(Number.POSITIVE_INFINITY);
  await expect(sizeOf(limitBody(body, { size: 99, wait: 1000 }))).rejects.toThrow('larger than 99 bytes');
  expect(state).toMatchObject({ cancelled: true });
  expect(state.sent).toBeLessThan(13);
});

it('breaks off what drips, though no single pause is long', async () => {
  const { body, state } = sender(Number.POSITIVE_INFINITY, 20);
  await expect(sizeOf(limitBody(body, { size: 10_000, wait: 100 }))).rejects.toThrow('in time');
  expect(state.cancelled).toBe(true);
});

it('has patience with a slow receiver', async () => {
  const reader = limitBody(sender(5).body, { size: 100, wait: 100 }).getReader();
  let parts = 0;
  while (!(await reader.read()).done) {
    parts += 1;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  expect(parts).toBe(5);
});

it('lets the sender go when the receiver leaves', async () => {
  const { body, state } = sender(5);
  await limitBody(body, { size: 100, wait: 100 }).cancel();
  expect(state.cancelled).toBe(true);
});
