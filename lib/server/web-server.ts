import type { RequestListener, Server } from 'node:http';
import { onInvalidation } from '../cache/invalidation.ts';
import type { Env } from '../env/env.ts';
import { refuseEarly, refuseMethods } from './allowed-methods.ts';
import { createBackendProxy } from './backend-proxy.ts';
import { type ConnectionLimits, createLimitedServer, defaultConnectionLimits } from './connections.ts';
import type { AppHandler } from './fetch-from-app.ts';
import { createImageCache } from './image-cache.ts';
import { type AnswerOptions, PageAnswers } from './pages/page-answers.ts';
import { createRateLimit } from './rate-limit.ts';
import { restPath } from './request-target.ts';
import { createPagePolicy, securityHeaders } from './security-headers.ts';
import type { ServingState } from './shutdown.ts';
import {
  acceptAbsoluteForm,
  answerProbes,
  inSteps,
  redirectToTarget,
  refuseMissingFiles,
  refuseTwoHosts,
  type Step,
} from './steps.ts';

/** Options of the server in front of Next. */
export interface WebServerOptions
  extends Pick<Env, 'restUrl' | 'siteUrl' | 'trustedProxies'>,
    Omit<AnswerOptions, 'headers' | 'policy'> {
  readonly state: ServingState;
  /** True with Next's development server: its pages pass unchanged, because its error pages help more than ours. */
  readonly isDevelopment: boolean;
  /** The files of the build below `_next/static/`; without them Next looks for each file. */
  readonly staticFiles?: ReadonlySet<string>;
  /** Wraps the listener of every request, for log and traces. */
  readonly observe?: (answer: RequestListener) => RequestListener;
  /** Other limits for tests. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
}

/** The steps of every request, in this order; the first step that can answer the request answers it. */
function stepsOf(options: WebServerOptions): readonly Step[] {
  const { product, siteUrl, handleApp, isDevelopment, staticFiles } = options;
  const headers = securityHeaders(siteUrl);
  const pages = isDevelopment ? null : createPageAnswers(options, headers);
  const pictures = isDevelopment ? null : createImageCache(handleApp, product);
  const steps: readonly (Step | null | undefined | false)[] = [
    // Only the path of an absolute address counts.
    acceptAbsoluteForm,
    // Two hosts: 400.
    refuseTwoHosts(headers),
    // A page from the cache, with all its headers.
    pages && ((request, response) => pages.sendCached(request, response)),
    // Security headers for every other answer.
    addHeaders(headers),
    // A method that is not allowed: 405, before a body is read. The tools of Next's development server use other methods.
    !isDevelopment && refuseMethods(product),
    answerProbes(product, options.state),
    // Entrances redirect to the home page, other spellings to the canonical address; unsafe addresses are refused.
    redirectToTarget(product),
    staticFiles && refuseMissingFiles(product, staticFiles),
    // A resized picture from the cache.
    pictures?.sendCached,
    // Too many requests of one client to the backend or the sign-in: 429.
    createRateLimit(product, options.trustedProxies),
    // Calls of `/{product}/rest` go to the backend.
    passToBackend(options),
    // Any other picture is resized by Next.
    pictures?.answer,
    // Answers of the API set their own policy.
    leavePolicyToApi(product),
    // Everything else goes to Next: a shared page is rendered once for all, and a broken page is replaced.
    always(pages ? (request, response) => pages.answer(request, response) : handleApp),
  ];
  return steps.filter((step) => typeof step === 'function');
}

function createPageAnswers(options: WebServerOptions, headers: Readonly<Record<string, string>>): PageAnswers {
  const pages = new PageAnswers({ ...options, headers, policy: createPagePolicy(options.siteUrl) });
  onInvalidation(() => pages.expire());
  return pages;
}

function passToBackend({ product, restUrl, siteUrl }: WebServerOptions): Step {
  const pass = createBackendProxy({ restUrl, publicUrl: `${siteUrl}/${product}/rest` });
  return (request, response) => {
    const path = restPath(request.url ?? '', product);
    if (path !== null) pass(request, response, path);
    return path !== null;
  };
}

function addHeaders(headers: Readonly<Record<string, string>>): Step {
  const all = new Map(Object.entries(headers));
  return (_request, response) => {
    response.setHeaders(all);
    return false;
  };
}

/** Next does not replace a header that is already set. */
function leavePolicyToApi(product: string): Step {
  return ({ url }, response) => {
    if (url?.startsWith(`/${product}/app/api/`)) response.removeHeader('Content-Security-Policy');
    return false;
  };
}

function always(answer: AppHandler): Step {
  return async (request, response) => {
    await answer(request, response);
    return true;
  };
}

/** Next's development server compiles a page at its first request, which takes a busy machine more than a minute. */
const unlimitedWait: Partial<ConnectionLimits> = { inactivityMs: 0 };

/**
 * Makes the server in front of Next (docs/decisions/server-in-front-of-next.md).
 *
 * @returns a server that does not listen yet
 */
export function createWebServer(options: WebServerOptions): Server {
  const { product, isDevelopment, observe = (answer) => answer } = options;
  const server = createLimitedServer({
    answer: observe(inSteps(stepsOf(options))),
    limits: { ...defaultConnectionLimits(), ...(isDevelopment && unlimitedWait), ...options.connectionLimits },
    mayUpgrade: ({ url = '' }) => isDevelopment && url.startsWith(`/${product}/app/_next/`),
  });
  refuseEarly(server, product);
  return server;
}
