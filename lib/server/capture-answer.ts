import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer that was written, but not sent. */
export interface CapturedAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Sends an answer, although what is written to the response is captured. */
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

/** Records what `writeHead` was given, without sending it. */
function noteHead(response: ServerResponse, [status, ...rest]: readonly unknown[]): void {
  response.statusCode = status as number;
  const headers = rest.find((value) => typeof value === 'object' && value !== null) ?? {};
  if (Array.isArray(headers)) {
    for (let at = 0; at + 1 < headers.length; at += 2) response.appendHeader(headers[at], headers[at + 1]);
  } else {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  }
}

/**
 * Watches an answer that somebody else (Next) is about to write. If `isCaptured` says so when its head is known, it is
 * collected instead of sent. Every other answer goes through as it is written.
 *
 * @returns the answer as soon as it is complete; `null` when it goes through, or when nobody waits for it any more; and
 *   what sends another one in its place
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
    noteHead(response, args);
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
    return response;
  }) as typeof response.end;
  response.once('close', () => resolve(null));

  const sender: Sender = { writeHead, end };
  return { answer, sender };
}
