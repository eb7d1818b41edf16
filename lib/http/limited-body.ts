/** Limits of a body that is streamed on. */
export interface BodyLimits {
  /** Bytes. */
  readonly size: number;
  /** Total waiting time for the sender, in milliseconds; time spent by the receiver does not count. */
  readonly wait: number;
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function readWithin(reader: Reader, wait: number) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the body did not arrive in time')), Math.max(wait, 0));
  try {
    return await Promise.race([reader.read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Cancels a body that is no longer read, without waiting: cancelling never ends while other code, such as Next in
 * development, holds a copy of the body.
 */
export function cancelBody(body: { cancel(): Promise<void> }): void {
  body.cancel().catch(() => undefined);
}

/** Returns the same body with limits: beyond a limit the stream fails and its sender is cancelled. */
export function limitBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, limits: BodyLimits) {
  const reader = body.getReader();
  let sizeLeft = limits.size;
  let waitLeft = limits.wait;

  async function nextPart() {
    const startedAt = performance.now();
    const part = await readWithin(reader, waitLeft);
    waitLeft -= performance.now() - startedAt;
    sizeLeft -= part.value?.byteLength ?? 0;
    if (sizeLeft < 0) throw new Error(`the body is larger than ${limits.size} bytes`);
    return part;
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await nextPart();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        cancelBody(reader);
      }
    },
    cancel: () => cancelBody(reader),
  });
}
