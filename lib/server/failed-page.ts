import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPage } from './plain-page.ts';
import { setHeaders } from './security-headers.ts';

/** Gets the HTML of the page that is shown instead of a broken one; `null` when that breaks too. */
export type RenderSubstitute = () => Promise<string | null>;

/** How a broken page is replaced. */
export interface FailedPageOptions {
  readonly substitute: RenderSubstitute;
  /** The status that the visitor gets, asked when the page has failed. */
  readonly status: () => 500 | 503;
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
}

type EndCallback = (error?: Error | null) => void;

const lastFunction = (values: readonly unknown[]): EndCallback | undefined => {
  const last = values.at(-1);
  return typeof last === 'function' ? (last as EndCallback) : undefined;
};

/**
 * Watches an answer that somebody else (Next) is about to write. As long as its status is good, nothing changes. When it
 * turns out to be 500 or above, its body is swallowed and the visitor gets a whole page instead.
 *
 * @returns the function that replaces the page when the writer throws instead of answering
 */
export function replaceFailedPage(request: IncomingMessage, response: ServerResponse, options: FailedPageOptions) {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  let replacing: Promise<void> | null = null;

  async function sendSubstitute(): Promise<void> {
    const html = (await options.substitute()) ?? plainPage;
    const status = options.status();
    for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
    setHeaders(response, options.headers);
    setHeaders(response, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(html)),
      'Cache-Control': 'no-store',
    });
    if (status === 503) response.setHeader('Retry-After', '30');
    writeHead(status);
    end(request.method === 'HEAD' ? undefined : html);
  }

  const fail = (): void => {
    replacing ??= sendSubstitute().catch(() => void response.destroy());
  };
  const failed = (): boolean => replacing !== null || (!response.headersSent && response.statusCode >= 500);

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!response.headersSent && typeof args[0] === 'number') response.statusCode = args[0];
    return failed() ? response : writeHead(...args);
  }) as typeof response.writeHead;
  response.flushHeaders = () => {
    if (!failed()) flushHeaders();
  };
  response.write = ((...args: Parameters<typeof write>) => {
    if (!failed()) return write(...args);
    lastFunction(args)?.();
    return true;
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!failed()) return end(...args);
    const callback = lastFunction(args);
    if (callback) response.once('finish', callback);
    fail();
    return response;
  }) as typeof response.end;

  return fail;
}
