import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { showsCourseList } from '../addresses/course-list.ts';
import { type LoggedAddress, loggedAddress } from './logged-address.ts';
import { isAutomatic, requestIdFrom, runForRequest } from './request-context.ts';

/** What is known of a request when it comes. */
export interface RequestBegin extends LoggedAddress {
  readonly requestId: string;
  readonly method: string;
}

/** What is known when it ends. */
export interface RequestEnd {
  /** 499 when the visitor left before there was an answer. */
  readonly status: number;
  /** Sent to the visitor, with the head. */
  readonly bytes: number;
  readonly durationMs: number;
  /** Where the page came from, as its own header says. */
  readonly cache: string | null;
}

/** Traces and measures a request; gives what runs its answer and what records its end. */
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

/** Whether an answer says that something failed: a probe's 503 says only that a server starts or stops (`lib/server/steps.ts`). */
export const isFault = (path: string, status: number): boolean =>
  status >= 500 && !path.endsWith('/app/api/health/ready');

function writeLine(logger: Logger, begin: RequestBegin, outcome: RequestEnd, isWhole: boolean): void {
  const { requestId, method, path, parameters } = begin;
  const { status, bytes, durationMs, cache } = outcome;
  const line = {
    ...{ requestId, method, path },
    ...(parameters.length > 0 && { parameters }),
    ...{ status, bytes, durationMs },
    ...(cache !== null && { cache }),
    ...(!isWhole && { cut: true }),
  };
  logger[isFault(path, status) ? 'error' : 'info'](line, 'request');
}

/**
 * Puts a request id on every request and answer and writes one line when it has ended: no address, cookie or person, no
 * text of a query. `answer` and everything it causes runs in the context of the request.
 */
export function observeRequests(answer: RequestListener, { logger, trace }: ObserveOptions): RequestListener {
  return (request, response) => {
    const began = performance.now();
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const begin = { requestId, method: request.method ?? '', ...loggedAddress(request.url ?? '') };
    // What stands behind, the rest hop and the route handlers, finds it where a proxy would put it.
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
