import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Logger } from 'pino';
import { conceal } from './conceal.ts';

type Spans = Parameters<OTLPTraceExporter['export']>[0];
type Attributes = Spans[number]['attributes'];

/** Attributes that may identify a visitor. */
const personal = ['client.address', 'network.peer.address', 'http.client_ip', 'user_agent.original', 'url.query'];

function concealAttributes(attributes: Attributes | undefined): void {
  if (!attributes) return;
  for (const name of personal) delete attributes[name];
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') attributes[name] = conceal(value);
  }
}

/**
 * Returns a function that receives the result of every export. It logs one line when the collector becomes unavailable and
 * one when it is available again, because OpenTelemetry itself logs neither.
 */
export function collectorOutage(endpoint: string, logger: Logger): Parameters<OTLPTraceExporter['export']>[1] {
  const { host } = new URL(endpoint);
  let isAway = false;
  return ({ code, error }) => {
    const wasAway = isAway;
    isAway = code !== 0;
    if (isAway && !wasAway) {
      const reason = error?.message ?? 'it says no more';
      logger.warn({ collector: host, reason }, 'The collector takes no traces; they are lost until it is back');
    }
    if (!isAway && wasAway) logger.warn({ collector: host }, 'The collector takes traces again');
  };
}

/** Exports spans without personal or secret data: queries, tokens, addresses of people. */
export class PrivateTraceExporter extends OTLPTraceExporter {
  readonly #follow: ReturnType<typeof collectorOutage>;

  /** @param endpoint base address of the collector */
  constructor(endpoint: string, logger: Logger) {
    super({ url: `${endpoint}/v1/traces` });
    this.#follow = collectorOutage(endpoint, logger);
  }

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    for (const span of spans) {
      (span as { name: string }).name = conceal(span.name);
      concealAttributes(span.attributes);
      for (const event of span.events) concealAttributes(event.attributes);
    }
    super.export(spans, (result) => {
      this.#follow(result);
      done(result);
    });
  }
}
