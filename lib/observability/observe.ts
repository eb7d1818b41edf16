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
export interface Observability {
  /** Wraps a request listener with request id, log line and trace. */
  observe(answer: RequestListener): RequestListener;
  /**
   * Redirects the console to the log, or shortens its output if the log is silent. {@link stop} restores the console, so
   * that the reason of a failed start can be printed.
   */
  redirectConsole(): void;
  /** Writes and sends everything that is still waiting. */
  stop(): Promise<void>;
}

/** Starts the log and, if a collector is configured, OpenTelemetry. Must be called before Next is loaded. */
export async function startObservability(options: ObservabilityOptions): Promise<Observability> {
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
    observe: (answer) => observeRequests(answer, { logger, ...(telemetry && { trace: telemetry.trace }) }),
    redirectConsole() {
      restoreConsole = logLevel === 'silent' ? quietConsole() : logConsole(logger);
    },
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
