import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { showsCourseList } from '../addresses/course-list.ts';
import { type LoggedAddress, loggedAddress } from './logged-address.ts';
import { isAutomatic, requestIdFrom, runForRequest } from './request-context.ts';

/** What is known when a request arrives. */
export interface RequestBegin extends LoggedAddress {
  readonly requestId: string;
  readonly method: string;
}

/** What is known when a request ends. */
export interface RequestEnd {
  /** 499 if the visitor disconnected before there was an answer. */
  readonly status: number;
  /** Bytes sent to the visitor, including the head. */
  readonly bytes: number;
  readonly durationMs: number;
  /** Where the page came from, by the header of this server's cache or of Next's. */
  readonly cache: string | null;
}

/** The trace of a request: runs its handler, and records its end. */
export interface RequestTrace {
  run(answer: () => void): void;
  end(outcome: RequestEnd): void;
}

export interface ObserveOptions {
  readonly logger: Logger;
  readonly trace?: (request: IncomingMessage, begin: RequestBegin) => RequestTrace;
}

const leftEarly = 499;
const cacheHeaders = ['x-cache', 'x-nextjs-cache'];

/** Whether an answer means a fault. The readiness probe's 503 only means a server that starts or stops (`lib/server/steps.ts`). */
export const isFault = (path: string, status: number): boolean =>
  status >= 500 && !path.endsWith('/app/api/health/ready');

function writeLine(logger: Logger, begin: RequestBegin, outcome: RequestEnd, isWhole: boolean): void {
  const { requestId, method, path, parameters } = begin;
  const { status, bytes, durationMs, cache } = outcome;
  const line = {
    requestId,
    method,
    path,
    ...(parameters.length > 0 && { parameters }),
    status,
    bytes,
    durationMs,
    ...(cache !== null && { cache }),
    ...(!isWhole && { cut: true }),
  };
  logger[isFault(path, status) ? 'error' : 'info'](line, 'request');
}

/**
 * Adds a request id to every request and answer, and logs one line when the request has ended. The line contains no IP
 * address, no cookie and no values of the query. `answer` and everything that it starts run in the context of the request.
 */
export function observeRequests(answer: RequestListener, { logger, trace }: ObserveOptions): RequestListener {
  return (request, response) => {
    const began = performance.now();
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const begin = { requestId, method: request.method ?? '', ...loggedAddress(request.url ?? '') };
    // The backend proxy and the route handlers read it from the header, as if a proxy had set it.
    request.headers['x-request-id'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    const traced = trace?.(request, begin);
    response.once('close', () => {
      const cache = cacheHeaders.map((name) => response.getHeader(name)).find((value) => value !== undefined);
      const outcome = {
        status: response.headersSent ? response.statusCode : leftEarly,
        bytes: socket.bytesWritten - bytesBefore,
        durationMs: Math.round((performance.now() - began) * 10) / 10,
        cache: cache === undefined ? null : String(cache),
      };
      writeLine(logger, begin, outcome, response.writableFinished);
      traced?.end(outcome);
    });
    const traits = { isAutomatic: isAutomatic(request.headers), showsList: showsCourseList(begin.path) };
    const run = () => runForRequest(requestId, () => answer(request, response), traits);
    if (traced) traced.run(run);
    else run();
  };
}
