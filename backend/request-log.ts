import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { runForRequest } from './log.ts';

const wellFormedId = /^[\w-]{8,64}$/;
const plainName = /^\w[\w.-]{0,39}$/;
/** Codes, tokens, ids of pending sign-ins, and courses, because a visitor's saved list is read one course at a time. */
const secretPart = /(\/oauth\/token\/(?:get|refresh)\/|\/idp\/(?:auth|interaction)\/|\/moocVetrina\/)[^/]+/;

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

const plainLetter = (encoded: string) => String.fromCharCode(Number.parseInt(encoded.slice(1), 16));

/**
 * The path without secrets and ids of courses, also where its letters are encoded, and the names of the query parameters without
 * their values.
 */
function loggedAddress(url: string): { path: string; parameters?: string[] } {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const names = [...new Set(new URLSearchParams(query).keys())].filter((name) => plainName.test(name));
  const decoded = path.replaceAll(/%(?!2f)[0-7][\da-f]/gi, plainLetter);
  return { path: decoded.replace(secretPart, '$1…').slice(0, 300), ...(names.length > 0 && { parameters: names }) };
}

/**
 * Writes a log line at the end of each request. A request keeps the id that the web app sent, so that the lines of web app and backend
 * can be found together. The answer has the id as well.
 *
 * @param isStarting while true, status 503 is not logged as an error
 */
export function logRequests(answer: RequestListener, log: Logger, isStarting = () => false): RequestListener {
  return (request, response) => {
    const began = performance.now();
    const { socket, method } = request;
    const bytesBefore = socket.bytesWritten;
    const requestId = requestIdOf(request);
    const cameWhileStarting = isStarting();
    const address = loggedAddress(request.url ?? '');
    request.headers['x-request-id'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const { statusCode: status } = response;
      const bytes = socket.bytesWritten - bytesBefore;
      const durationMs = Math.round((performance.now() - began) * 10) / 10;
      log[status >= 500 && !cameWhileStarting ? 'error' : 'info'](
        { requestId, method, ...address, status, bytes, durationMs },
        'request',
      );
    });
    runForRequest(requestId, () => answer(request, response));
  };
}
