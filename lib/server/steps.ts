import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { requestTarget } from './request-target.ts';
import { answerJson, refuse } from './short-answers.ts';
import type { ServingState } from './shutdown.ts';

/** Answers a request, or leaves it to the next step. @returns whether it has answered */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Has the first step that can answer each request. One that throws cuts the connection. */
export function inSteps(steps: readonly Step[]): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const step of steps) if (await step(request, response)) return;
  }
  return (request, response) => {
    answer(request, response).catch(() => response.destroy());
  };
}

/** Answers 400 to two `Host` headers: proxies and caches may each believe another one (RFC 9112, section 3.2). */
export function refuseTwoHosts(headers: Readonly<Record<string, string>>): Step {
  return ({ rawHeaders }, response) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts <= 1) return false;
    refuse(response, 400, 'The header Host stands there twice.', headers);
    return true;
  };
}

/**
 * Answers `/api/health/live`: 200 while the process answers at all, and `/api/health/ready`: 503 until a first page has been
 * rendered, and once it is to stop. Neither asks the backend, since cached pages are served without it; `/api/health` reports on that.
 */
export function answerProbes(product: string, state: ServingState): Step {
  const base = `/${product}/app/api/health`;
  return ({ url }, response) => {
    if (url !== `${base}/live` && url !== `${base}/ready`) return false;
    const status = url === `${base}/live` ? 'alive' : state.phase;
    answerJson(response, status === 'alive' || status === 'ready' ? 200 : 503, { status });
    return true;
  };
}

/** Refuses addresses, or redirects them to the one of the same page ({@link requestTarget}). */
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
