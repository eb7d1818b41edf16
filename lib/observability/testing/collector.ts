import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  name: z.string(),
  kind: z.number(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number() }),
  attributes: z.array(attribute).default([]),
});
const traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});
const metrics = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() })) })) }),
  ),
});

/** A span as it arrived (OTLP, JSON). */
export type ReceivedSpan = z.infer<typeof span>;

/** An OpenTelemetry collector for tests, which accepts OTLP over HTTP in JSON. */
export class Collector {
  readonly endpoint: string;
  readonly spans: ReceivedSpan[] = [];
  readonly metricNames = new Set<string>();
  /** Everything that arrived, unparsed. */
  received = '';
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', async (request, response) => {
      this.#take(request.url ?? '', await text(request));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }

  static async start(): Promise<Collector> {
    const server = createServer().listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    return new Collector(server);
  }

  #take(path: string, body: string): void {
    this.received += body;
    if (path === '/v1/traces') {
      const { resourceSpans } = traces.parse(JSON.parse(body));
      this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    }
    if (path === '/v1/metrics') {
      const scopes = metrics.parse(JSON.parse(body)).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics);
      for (const { name } of scopes.flatMap((scope) => scope.metrics)) this.metricNames.add(name);
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
