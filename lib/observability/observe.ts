import type { RequestListener } from 'node:http';
import type { Env } from '../env/env.ts';
import { watchBackendCalls } from './backend-calls.ts';
import { createLogger, logConsole } from './console-log.ts';
import { errorRecord } from './error-record.ts';
import { quietConsole } from './quiet-console.ts';
import { observeRequests } from './request-log.ts';

export interface ObservabilityOptions
  extends Pick<Env, 'logLevel' | 'telemetryEndpoint' | 'telemetryName' | 'product'> {
  /** The origins of the backend and of this server; calls to them carry the id of the visitor's request. */
  readonly origins: readonly string[];
}

/** Log, traces and metrics of the web process. */
export type Observability = Awaited<ReturnType<typeof startObservability>>;

/** Starts the log and, if a collector is configured, OpenTelemetry. Must be called before Next is loaded. */
export async function startObservability(options: ObservabilityOptions) {
  const { logLevel, origins, product, telemetryEndpoint: endpoint, telemetryName: serviceName } = options;
  const logger = createLogger(logLevel);
  let restoreConsole: () => void = () => undefined;
  const stopWatching = watchBackendCalls(origins, logger);
  // Loaded only if needed: the packages cost memory and start-up time.
  const telemetry =
    endpoint === null
      ? null
      : (await import('./telemetry.ts')).startTelemetry({ endpoint, serviceName, product, logger });
  return {
    /** Wraps a request listener with request id, log line and trace. */
    observe: (answer: RequestListener) =>
      observeRequests(answer, { logger, ...(telemetry && { trace: telemetry.trace }) }),
    /**
     * Redirects the console to the log, or shortens its output if the log is silent. `stop` restores the console, so that the
     * reason of a failed start can be printed.
     */
    redirectConsole() {
      restoreConsole = logLevel === 'silent' ? quietConsole() : logConsole(logger);
    },
    /** Writes and sends everything that is still waiting. */
    async stop() {
      stopWatching();
      await telemetry?.stop().catch((error) => {
        logger.warn({ error: errorRecord(error) }, 'The last traces and measurements could not be sent');
      });
      restoreConsole();
      await new Promise<void>((resolve) => logger.flush(() => resolve()));
    },
  };
}
