import autocannon from 'autocannon';
import { median } from '../numbers.ts';
import { processorSeconds } from '../process-usage.ts';
import type { Server } from '../programs.ts';
import { browserHeaders } from './answers.ts';

/** The result of a load; times are in milliseconds. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server's process per request. */
  readonly processorTime: number;
}

export interface LoadOptions {
  readonly server: Server;
  /** The next address to request, without the origin. */
  readonly nextPath: () => string;
  readonly connections: number;
  readonly seconds: number;
}

/** Sends each request as soon as the previous one is answered. @throws when an answer is missing or has no success status */
export async function load({ server, nextPath, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const before = processorSeconds(server.pid);
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    headers: browserHeaders,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  const used = processorSeconds(server.pid) - before;
  const answered = result['2xx'];
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || answered === 0) {
    throw new Error(`${nextPath()}: ${answered} good answers, ${failed} others; expected only good ones`);
  }
  return {
    requestsPerSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processorTime: (1000 * used) / answered,
  };
}

/** The median of each figure over several loads. */
export function medianOf(results: readonly LoadResult[]): LoadResult {
  const of = (key: keyof LoadResult) => median(results.map((result) => result[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    processorTime: of('processorTime'),
  };
}
