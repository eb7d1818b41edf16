import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { splitUrl } from '../addresses/split-url.ts';
import { requestTarget } from './request-target.ts';
import { answerJson, refuse } from './short-answers.ts';
import type { ServingState } from './shutdown.ts';

/** Answers a request or leaves it to the next step. @returns whether it answered */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Tries the steps in order until one answers the request. An error cuts the connection and is logged. */
export function inSteps(steps: readonly Step[]): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const step of steps) if (await step(request, response)) return;
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A visitor who has left misses nothing.
      if (!response.destroyed) console.error('An answer broke, and its connection was cut:', error);
      response.destroy();
    });
  };
}

/**
 * Turns the absolute form of a target (`GET http://host/path`) into its path, as a server must (RFC 9112, section 3.2.2).
 * The host does not matter: the public origin is a setting.
 */
export const acceptAbsoluteForm: Step = (request) => {
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
  return false;
};

/** Answers 400 to two `Host` headers: a proxy and a cache could each use a different one (RFC 9112, section 3.2). */
export function refuseTwoHosts(headers: Readonly<Record<string, string>>): Step {
  return ({ headersDistinct: { host = [] } }, response) => {
    if (host.length <= 1) return false;
    refuse(response, 400, 'The header Host stands there twice.', headers);
    return true;
  };
}

/**
 * Answers `/api/health/live` with 200 while the process runs. Answers `/api/health/ready` with 503 until the first page has
 * been rendered, and again while the server stops. Neither asks the backend, since cached pages are served without it;
 * `/api/health` reports on the backend.
 */
export function answerProbes(product: string, state: ServingState): Step {
  const base = `/${product}/app/api/health`;
  return ({ url }, response) => {
    if (url !== `${base}/live` && url !== `${base}/ready`) return false;
    const status = url === `${base}/live` ? 'alive' : state.phase;
    if (status === 'alive' || status === 'ready') answerJson(response, 200, { status });
    else answerJson(response, 503, { status }, { 'Retry-After': '5' });
    return true;
  };
}

/** Refuses an unsafe address, or redirects to the canonical address of a page ({@link requestTarget}). */
export function redirectToTarget(product: string): Step {
  return (request, response) => {
    const target = requestTarget(request.url ?? '', product, request.headers.cookie);
    if (target.kind === 'refuse') refuse(response, target.status, target.message);
    else if (target.kind === 'redirect') {
      response.writeHead(target.status, { Location: target.location, 'Cache-Control': 'no-store' }).end();
    } else request.url = target.url ?? request.url;
    return target.kind !== 'pass';
  };
}

/** Answers 404 to a script or another file that the build does not have: Next would render the page “not found” for it. */
export function refuseMissingFiles(product: string, files: ReadonlySet<string>): Step {
  const folder = `/${product}/app/_next/static/`;
  return ({ url = '' }, response) => {
    const { path } = splitUrl(url);
    if (!path.startsWith(folder) || files.has(decodeURIComponent(path.slice(folder.length)))) return false;
    refuse(response, 404, 'There is no such file.');
    return true;
  };
}
