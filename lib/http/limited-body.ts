/** Limits of a body that is passed on while it arrives. */
export interface BodyLimits {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds of waiting for the sender, all together; the time that the receiver takes does not count. */
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
 * Cancels a body that nobody reads on. Never waits for it: as long as someone else, such as Next in development, holds
 * a copy of the body, cancelling never ends.
 */
export function letGo(body: { cancel(): Promise<void> }): void {
  body.cancel().catch(() => undefined);
}

/** The same body; it breaks off, and its sender is let go, when a limit is passed. */
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
        letGo(reader);
      }
    },
    cancel: () => letGo(reader),
  });
}
