import http, { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppHandler } from './app-handler.ts';
import { backendFailedRecently } from './backend-health.ts';
import { replaceFailedPage } from './failed-page.ts';
import { keepImages } from './image-cache.ts';
import { isPageRequest, isUnavailablePage, unavailablePagePath } from './page-request.ts';
import { requestTarget } from './request-target.ts';
import { createRestHop } from './rest-hop.ts';
import { securityHeaders, setHeaders } from './security-headers.ts';
import { keepOneLocation } from './single-location.ts';

/** What the server in front of Next needs to know. */
export interface WebServerOptions {
  readonly product: string;
  readonly restUrl: string;
  readonly siteUrl: string;
  readonly handleApp: AppHandler;
  /** False under `next dev`, whose own error pages help more. */
  readonly replaceFailedPages: boolean;
  /** Put around what answers every request, for log and traces. */
  readonly observe?: (answer: RequestListener) => RequestListener;
}

/** Limits in bytes and milliseconds; the address has its own, smaller one in `requestTarget`. */
const limits: http.ServerOptions = {
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the usual minute of a reverse proxy, which must be the one to let go.
  keepAliveTimeout: 65_000,
};
const substituteLimitMs = 2_000;

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(message);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { Location: location, 'Cache-Control': 'no-store' }).end();
}

/** Renders a page through this server itself; `null` when it fails too or takes too long. */
async function fetchOwnPage(server: Server, path: string): Promise<string | null> {
  const { port } = server.address() as AddressInfo;
  try {
    const response = await fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(substituteLimitMs) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/**
 * Makes the production server: it forwards `/{product}/rest/*`, redirects the entrances to the home page, sets the
 * security headers, and turns every page that breaks into a whole one with status 503 or 500. All else is the app's.
 */
export function createWebServer(options: WebServerOptions): Server {
  const { product, observe = (answer) => answer } = options;
  const handleApp = keepImages(options.handleApp, product);
  const headers = securityHeaders(options.siteUrl);
  const passToBackend = createRestHop(options.restUrl, options.siteUrl);
  const status = () => (backendFailedRecently() ? 503 : 500);

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const substitute = async () =>
      isUnavailablePage(url, product) ? null : fetchOwnPage(server, unavailablePagePath(url, product));
    const fail = replaceFailedPage(request, response, { substitute, status, headers });
    await handleApp(request, response).catch(fail);
  }

  async function answerApp(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Next keeps a header that is already set: answers of the API bring a policy of their own.
    if (request.url?.startsWith(`/${product}/app/api/`)) response.removeHeader('Content-Security-Policy');
    if (options.replaceFailedPages && isPageRequest(request, product)) return answerPage(request, response);
    await handleApp(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  }

  const answer: RequestListener = (request, response) => {
    setHeaders(response, headers);
    keepOneLocation(response);
    const target = requestTarget(request.url ?? '', product, request.headers.cookie);
    if (target.kind === 'refuse') refuse(response, target.status, target.message);
    else if (target.kind === 'redirect') redirect(response, target.location);
    else if (target.kind === 'rest') passToBackend(request, response, target.path);
    else {
      request.url = target.url ?? request.url;
      void answerApp(request, response);
    }
  };
  const server = http.createServer(limits, observe(answer));
  return server;
}
