import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { onInvalidation } from '../cache/invalidation.ts';
import { methodsInstead, refuseEarly, refuseMethod } from './allowed-methods.ts';
import { PageAnswers } from './answer-page.ts';
import type { AppHandler } from './app-handler.ts';
import { backendFailedRecently } from './backend-health.ts';
import { type ConnectionLimits, createLimitedServer, usualConnectionLimits } from './connections.ts';
import { createPagePolicy } from './content-security-policy.ts';
import { keepImages } from './image-cache.ts';
import { answerProbe } from './probes.ts';
import { createRateLimit } from './rate-limit.ts';
import { requestTarget } from './request-target.ts';
import { createRestHop } from './rest-hop.ts';
import { securityHeaders, setHeaders } from './security-headers.ts';
import type { ServingState } from './shutdown.ts';

/** What the server in front of Next needs to know. */
export interface WebServerOptions {
  readonly product: string;
  readonly restUrl: string;
  readonly siteUrl: string;
  readonly handleApp: AppHandler;
  /** What the app's scripts carry (`lib/script-marker`). */
  readonly marker: string;
  /** Hosts whose video players may be shown. */
  readonly videoHosts: readonly string[];
  /** Proxies in front of this server that write `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly state: ServingState;
  /** Bytes of finished pages in memory. */
  readonly pageCacheBytes: number;
  /** True under `next dev`: its pages are passed on as they are, and its own error pages help more than ours. */
  readonly isDevelopment: boolean;
  /** Put around what answers every request, for log and traces. */
  readonly observe?: (answer: RequestListener) => RequestListener;
  /** Other limits than the product's, for tests. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(message);
}

/** Proxies and caches may each believe another one (RFC 9112, section 3.2). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

function redirect(response: ServerResponse, status: 307 | 308, location: string): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
}

function createPageAnswers(options: WebServerOptions, headers: Readonly<Record<string, string>>): PageAnswers {
  const answers = new PageAnswers({
    ...options,
    handleApp: keepImages(options.handleApp, options.product),
    headers,
    policy: createPagePolicy(options),
    failedStatus: () => (backendFailedRecently() ? 503 : 500),
  });
  onInvalidation(() => answers.expire());
  return answers;
}

function answerAsItIs(handleApp: AppHandler): Answer {
  return (request, response) =>
    handleApp(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
}

/** Has the app, the backend or the limits answer what is not in memory. */
function createAnswer(options: WebServerOptions, answerApp: Answer): Answer {
  const { product } = options;
  const passToBackend = createRestHop(options.restUrl, options.siteUrl);
  const isAllowed = createRateLimit(product, options.trustedProxies);

  return async (request, response) => {
    const target = requestTarget(request.url ?? '', product, request.headers.cookie);
    if (target.kind === 'refuse') return refuse(response, target.status, target.message);
    if (target.kind === 'redirect') return redirect(response, target.status, target.location);
    if (!(await isAllowed(request, response))) return;
    if (target.kind === 'rest') return passToBackend(request, response, target.path);
    request.url = target.url ?? request.url;
    // Next keeps a header that is already set: answers of the API bring a policy of their own.
    if (request.url?.startsWith(`/${product}/app/api/`)) response.removeHeader('Content-Security-Policy');
    await answerApp(request, response);
  };
}

/**
 * Makes the production server: it sends finished pages from memory, answers probes, forwards `/{product}/rest/*`,
 * redirects the entrances to the home page, sets the security headers, limits how much one client may ask, and turns
 * every page that breaks into a whole one with status 503 or 500. All else is the app's.
 */
export function createWebServer(options: WebServerOptions): Server {
  const { product, isDevelopment, state, observe = (answer) => answer } = options;
  const headers = securityHeaders(options.siteUrl);
  const pages = isDevelopment ? null : createPageAnswers(options, headers);
  const answerApp: Answer = pages ? (...both) => pages.answer(...both) : answerAsItIs(options.handleApp);
  const answerOthers = createAnswer(options, answerApp);

  const answer: RequestListener = (request, response) => {
    const twoHosts = namesTwoHosts(request);
    const otherMethods = isDevelopment ? null : methodsInstead(request, product);
    if (!twoHosts && !otherMethods && pages?.sendKept(request, response)) return;
    setHeaders(response, headers);
    if (twoHosts) return refuse(response, 400, 'The header Host stands there twice.');
    if (otherMethods) return refuseMethod(response, otherMethods);
    if (answerProbe(request.url ?? '', product, state, response)) return;
    answerOthers(request, response).catch(() => response.destroy());
  };
  const server = createLimitedServer({
    answer: observe(answer),
    limits: { ...usualConnectionLimits(), ...options.connectionLimits },
    mayUpgrade: ({ url = '' }) => isDevelopment && url.startsWith(`/${product}/app/_next/`),
  });
  refuseEarly(server, product);
  return server;
}
