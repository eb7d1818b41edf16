import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';
import type { RequestEnd } from './request-log.ts';

/** Seconds, as OpenTelemetry recommends for HTTP. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const nanoseconds = 1e9;
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function measureProcess(): void {
  const meter = metrics.getMeter('web');
  const delay = monitorEventLoopDelay();
  delay.enable();
  meter.createObservableGauge('process.memory.usage', { unit: 'By' }).addCallback((result) => {
    result.observe(process.memoryUsage.rss());
  });
  meter.createObservableGauge('v8js.memory.heap.used', { unit: 'By' }).addCallback((result) => {
    result.observe(process.memoryUsage().heapUsed);
  });
  meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' }).addCallback((result) => {
    result.observe(delay.percentile(99) / nanoseconds);
    delay.reset();
  });
}

/**
 * Measures requests by kind of page, answers of the page cache, and the process. Durations are in seconds.
 *
 * @returns a function that records a finished request
 */
export function createServerMetrics() {
  const meter = metrics.getMeter('web');
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: boundaries },
  });
  const cacheAnswers = meter.createCounter('page_cache.answers', { unit: '{answer}' });
  measureProcess();
  return (method: string, route: string, { status, durationMs, cache }: RequestEnd): void => {
    durations.record(durationMs / 1000, {
      'http.request.method': knownMethods.includes(method) ? method : '_OTHER',
      'http.route': route,
      'http.response.status_code': status,
    });
    if (cache !== null) cacheAnswers.add(1, { 'cache.state': cache });
  };
}
