import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../env/log-level.ts';

/**
 * Makes the log of a process: one JSON object a line.
 *
 * @param destination where the lines go; standard output when not given: in the background, in order and several at once, since
 *   a write for each line would take a quarter of the processor time of a page from memory
 */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
