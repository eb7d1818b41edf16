import type { Logger } from 'pino';

/** How an export has ended, in OpenTelemetry's words. */
interface ExportResult {
  /** 0: the collector has taken it. */
  readonly code: number;
  readonly error?: Error;
}

/**
 * Makes what follows how exports end, and writes one line when the collector is away and one when it is back: OpenTelemetry itself
 * says nothing of either.
 */
export function collectorOutage(endpoint: string, logger: Logger): (result: ExportResult) => void {
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
