import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { retryAfter } from '../http/problem.ts';
import { isOwnRequest, requestHeaders, responseHeaders } from './proxy-headers.ts';
import { answerJson } from './short-answers.ts';

/** Time limits of the proxy in milliseconds. */
export interface BackendProxyLimits {
  /** From the latest byte of the request to the head of the answer. */
  readonly headMs: number;
  /** Between two parts of the answer's body. */
  readonly idleMs: number;
}

const defaultLimits: BackendProxyLimits = { headMs: 3_000, idleMs: 5_000 };

/** Passes a request on to a path below the REST base and streams the answer back. */
export type BackendProxy = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** Headers of the answers to failures. After 408 the rest of the request is not awaited: the connection closes. */
const errorHeaders = { 408: { Connection: 'close' }, 502: retryAfter, 504: retryAfter, 508: {} };

/** @param reason for the log; the slowness of a visitor (408) is no fault and has none */
function answerError(
  response: ServerResponse,
  status: keyof typeof errorHeaders,
  message: string,
  reason?: string,
): void {
  if (response.headersSent || response.destroyed) return;
  if (reason !== undefined) console.warn(`A call below /rest got ${status}: ${reason}`);
  answerJson(response, status, { message }, errorHeaders[status]);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Calls `onLate` when the answer does not begin in time; each part of the request body restarts the timer. */
function limitHead(request: IncomingMessage, call: ClientRequest, headMs: number, onLate: () => void): void {
  const timer = setTimeout(onLate, headMs);
  request.on('data', () => timer.refresh());
  call.once('response', () => clearTimeout(timer));
  call.once('close', () => clearTimeout(timer));
}

/** Answers 408 if the visitor's request stopped midway, 504 if the backend is late or stopped reading the request. */
function answerLate(request: IncomingMessage, call: ClientRequest, response: ServerResponse): void {
  const isArrived = request.complete || call.writableNeedDrain;
  if (isArrived) answerError(response, 504, 'The catalogue server did not answer in time.', 'no answer in time');
  else answerError(response, 408, 'The request did not arrive in time.');
}

/** Ends an answer that stalls, unless the visitor is the slow one. */
function limitIdle(answer: IncomingMessage, response: ServerResponse, idleMs: number): void {
  const timer = setTimeout(() => {
    if (response.writableNeedDrain) timer.refresh();
    else answer.destroy(new Error('the answer stalled'));
  }, idleMs);
  answer.on('data', () => timer.refresh());
  answer.once('close', () => clearTimeout(timer));
}

/** The backend may close an idle connection just when it is reused; then the backend has received nothing. */
function isStale(call: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return call.reusedSocket && error.code === 'ECONNRESET';
}

/** Whether a status may end an answer. Node reads others, such as 099, but does not write them. */
const isFinalStatus = (status = 0): boolean => status >= 200 && status <= 599;

/** The backend as this server reaches it and as visitors do: absolute URLs of `/{product}/rest`, without a trailing slash. */
interface RestAddresses {
  readonly restUrl: string;
  readonly publicUrl: string;
}

/** A backend redirects to itself by the address at which this server reaches it, which visitors may not reach. */
function publicLocation({ location }: IncomingHttpHeaders, { restUrl, publicUrl }: RestAddresses): OutgoingHttpHeaders {
  const rest = location?.startsWith(restUrl) ? location.slice(restUrl.length) : 'elsewhere';
  return /^(?:[/?#]|$)/.test(rest) ? { location: publicUrl + rest } : {};
}

function passAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { idleMs, ...addresses }: RestAddresses & Pick<BackendProxyLimits, 'idleMs'>,
): void {
  const headers = { ...responseHeaders(answer.headers), ...publicLocation(answer.headers, addresses) };
  response.writeHead(answer.statusCode ?? 502, headers);
  // A broken answer must look broken: cut the visitor's connection instead of ending it normally.
  answer.once('error', () => response.destroy());
  answer.pipe(response);
  limitIdle(answer, response, idleMs);
}

/**
 * Makes the proxy from `/{product}/rest/*` on the web app's own origin to a backend chosen at run time. It answers 502 when
 * the backend cannot be reached, 504 when its answer is late, 508 when the backend's address is its own, and 408 when the
 * request stops midway, all with the JSON body `{message}` (REST contract, "Error").
 */
export function createBackendProxy({ restUrl, publicUrl }: RestAddresses, limits = defaultLimits): BackendProxy {
  const transport = restUrl.startsWith('https:') ? https : http;
  // No limit of connections here: slow readers would use it up for everybody. Visitors' connections are limited instead.
  const agent = new transport.Agent({ keepAlive: true });

  return function pass(request, response, path) {
    if (isOwnRequest(request.headers, publicUrl)) {
      answerError(
        response,
        508,
        'REST_URL leads back to the web app.',
        `REST_URL (${restUrl}) leads back to this web app`,
      );
      return;
    }
    const headers = requestHeaders(request.headers, { address: request.socket.remoteAddress ?? '', publicUrl });
    const call = transport.request(restUrl + path, { method: request.method, headers, agent });

    limitHead(request, call, limits.headMs, () => {
      answerLate(request, call, response);
      call.destroy();
    });
    response.once('close', () => call.destroy());
    const refuse = (answer: IncomingMessage) => {
      const reason = `status ${answer.statusCode}`;
      answerError(response, 502, 'The catalogue server gave an answer that makes no sense.', reason);
      answer.destroy();
    };
    call.once('response', (answer) => {
      if (isFinalStatus(answer.statusCode)) passAnswer(answer, response, { restUrl, publicUrl, ...limits });
      else refuse(answer);
    });
    call.once('upgrade', refuse);
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (isStale(call, error) && !hasBody(request) && !response.headersSent) pass(request, response, path);
      else answerError(response, 502, 'The catalogue server cannot be reached.', error.code ?? error.message);
    });

    if (hasBody(request)) request.pipe(call);
    else call.end();
  };
}
