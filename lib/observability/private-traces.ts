import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { conceal } from './conceal.ts';

type Spans = Parameters<OTLPTraceExporter['export']>[0];
type Attributes = Spans[number]['attributes'];

/** Addresses of the visitor or the machine on the other side. */
const personal = ['client.address', 'network.peer.address', 'http.client_ip', 'user_agent.original', 'url.query'];

function concealAttributes(attributes: Attributes | undefined): void {
  if (!attributes) return;
  for (const name of personal) delete attributes[name];
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') attributes[name] = conceal(value);
  }
}

type ExportDone = Parameters<OTLPTraceExporter['export']>[1];

/** Sends spans without what may be personal or secret: queries, tokens, addresses of people. */
export class PrivateTraceExporter extends OTLPTraceExporter {
  readonly #onEnd: ExportDone;

  /** @param onEnd gets the result of each export */
  constructor(url: string, onEnd: ExportDone) {
    super({ url });
    this.#onEnd = onEnd;
  }

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    for (const span of spans) {
      (span as { name: string }).name = conceal(span.name);
      concealAttributes(span.attributes);
      for (const event of span.events) concealAttributes(event.attributes);
    }
    super.export(spans, (result) => {
      this.#onEnd(result);
      done(result);
    });
  }
}
