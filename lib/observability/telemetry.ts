import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { Logger } from 'pino';
import { showsCourseList } from '../addresses/course-list.ts';
import { PrivateTraceExporter } from './private-traces.ts';
import { isFault, type RequestBegin, type RequestTrace } from './request-log.ts';
import { routeName } from './route-name.ts';
import { createServerMetrics } from './server-metrics.ts';

export interface TelemetryOptions {
  /** Base address of a collector for OTLP over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly product: string;
  /** Gets one line when the collector becomes unavailable, and one when it is available again. */
  readonly logger: Logger;
}

/** No resource attributes about the user and the command line, and one protocol for everything. */
const settings = { OTEL_NODE_RESOURCE_DETECTORS: 'env,host,serviceinstance', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };

const stopLimitMs = 2_000;

function startSdk({ endpoint, serviceName, logger }: TelemetryOptions): NodeSDK {
  // Next's own spans of calls contain complete addresses, and the spans of `fetch` give the same information.
  Object.assign(process.env, settings, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, NEXT_OTEL_FETCH_DISABLED: '1' });
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new PrivateTraceExporter(endpoint, logger),
    logRecordProcessors: [],
    instrumentations: [new UndiciInstrumentation({ requireParentforSpans: true })],
  });
  sdk.start();
  return sdk;
}

/**
 * Starts OpenTelemetry: a span for each request, with the spans of Next and of backend calls below it, and metrics of
 * requests, calls and the process. Must be called before Next is loaded. OpenTelemetry itself reads further `OTEL_*`
 * variables, such as the sampler's.
 */
export function startTelemetry(options: TelemetryOptions) {
  const sdk = startSdk(options);
  const tracer = trace.getTracer('web');
  const measure = createServerMetrics();

  return {
    trace(request: IncomingMessage, { requestId, method, path }: RequestBegin): RequestTrace {
      const route = routeName(path, options.product);
      const parent = propagation.extract(context.active(), request.headers);
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'url.path': path,
        'request.id': requestId,
      };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      const active = trace.setSpan(parent, span);
      // The backend proxy passes the headers of a request on.
      if (!showsCourseList(path)) propagation.inject(active, request.headers);
      return {
        // Spans below this one would name the courses of a visitor's list.
        run: (answer) => context.with(showsCourseList(path) ? suppressTracing(active) : active, answer),
        end: (outcome) => {
          span.setAttribute('http.response.status_code', outcome.status);
          if (outcome.cache !== null) span.setAttribute('cache.state', outcome.cache);
          if (isFault(path, outcome.status)) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          measure(method, route, outcome);
        },
      };
    },
    /** Sends everything that is left, for at most two seconds. @throws if the collector does not accept it */
    stop: () => Promise.race([sdk.shutdown(), sleep(stopLimitMs, undefined, { ref: false })]),
  };
}
