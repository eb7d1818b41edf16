import type { RequestListener } from 'node:http';
import type { Env } from '../env/env.ts';
import { watchBackendCalls } from './backend-calls.ts';
import { createLogger, logConsole } from './console-log.ts';
import { errorRecord } from './error-record.ts';
import { quietConsole } from './quiet-console.ts';
import { observeRequests } from './request-log.ts';

export interface ObservabilityOptions
  extends Pick<Env, 'logLevel' | 'telemetryEndpoint' | 'telemetryName' | 'product'> {
  /** The backend's and the server's own; requests to them bear the id of the visitor's request. */
  readonly origins: readonly string[];
}

/** Log, traces and measurements of the web process. */
export interface Observability {
  /** Puts id, log line and trace around what answers requests. */
  observe(answer: RequestListener): RequestListener;
  /**
   * From now on what the process writes to the console goes to the log, or is shortened where there is none. {@link stop}
   * gives it back, for the line that says why a start has failed.
   */
  takeConsole(): void;
  /** Writes and sends what is left. */
  stop(): Promise<void>;
}

/** Starts log and, where a collector is named, OpenTelemetry. Must come before Next is loaded. */
export async function startObservability(options: ObservabilityOptions): Promise<Observability> {
  const { logLevel, origins, product, telemetryEndpoint: endpoint, telemetryName: serviceName } = options;
  const logger = createLogger(logLevel);
  let giveConsoleBack: () => void = () => undefined;
  const stopWatching = watchBackendCalls(origins, logger);
  // Loaded only then: its packages cost memory and start-up time.
  const telemetry =
    endpoint === null
      ? null
      : (await import('./telemetry.ts')).startTelemetry({ endpoint, serviceName, product, logger });
  return {
    observe: (answer) => observeRequests(answer, { logger, ...(telemetry && { trace: telemetry.trace }) }),
    takeConsole() {
      giveConsoleBack = logLevel === 'silent' ? quietConsole() : logConsole(logger);
    },
    async stop() {
      stopWatching();
      await telemetry?.stop().catch((error) => {
        logger.warn({ error: errorRecord(error) }, 'The last traces and measurements could not be sent');
      });
      giveConsoleBack();
      await new Promise<void>((resolve) => logger.flush(() => resolve()));
    },
  };
}
