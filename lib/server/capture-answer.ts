import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer that was written but not sent. */
export interface CapturedAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Sends an answer while everything written to the response itself is captured. */
export type Sender = Pick<ServerResponse, 'writeHead' | 'end'>;

type EndCallback = (error?: Error | null) => void;

const callbackOf = (values: readonly unknown[]): EndCallback | undefined => {
  const last = values.at(-1);
  return typeof last === 'function' ? (last as EndCallback) : undefined;
};

function bytesOf([chunk, encoding]: readonly unknown[]): Buffer {
  if (typeof chunk === 'string') {
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  }
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** Records the arguments of `writeHead` without sending them. */
function recordHead(response: ServerResponse, [status, ...rest]: readonly unknown[]): void {
  response.statusCode = status as number;
  const headers = rest.find((value) => typeof value === 'object' && value !== null) ?? {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

/**
 * Intercepts an answer that other code (Next) is about to write. `isCaptured` is called once the head is known. If it
 * returns true, the answer is collected and not sent; otherwise the answer passes through unchanged.
 *
 * @returns `answer`: the complete answer, or `null` if it passes through or the connection closes first. `sender`: sends
 *   another answer in its place
 */
export function captureAnswer(response: ServerResponse, isCaptured: (status: number, contentType: string) => boolean) {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const { promise: answer, resolve } = Promise.withResolvers<CapturedAnswer | null>();
  const chunks: Buffer[] = [];
  let decided: boolean | null = null;

  const captures = (): boolean => {
    decided ??= isCaptured(response.statusCode, String(response.getHeader('content-type') ?? ''));
    if (!decided) resolve(null);
    return decided;
  };

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    recordHead(response, args);
    return captures() ? response : writeHead(response.statusCode);
  }) as typeof response.writeHead;
  response.flushHeaders = () => {
    if (!captures()) flushHeaders();
  };
  response.write = ((...args: Parameters<typeof write>) => {
    if (!captures()) return write(...args);
    chunks.push(bytesOf(args));
    callbackOf(args)?.();
    return true;
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!captures()) return end(...args);
    chunks.push(bytesOf(args));
    const callback = callbackOf(args);
    if (callback) response.once('finish', callback);
    resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
    // After an old page Next renders the new one with the same response. While that says 404, Next leaves out the title and
    // description of the page, which may exist by now.
    response.statusCode = 200;
    return response;
  }) as typeof response.end;
  response.once('close', () => resolve(null));

  const sender: Sender = { writeHead, end };
  return { answer, sender };
}
