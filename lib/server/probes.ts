import type { ServerResponse } from 'node:http';
import type { ServingState } from './shutdown.ts';

function answer(response: ServerResponse, status: 200 | 503, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: text }));
}

/**
 * Answers `/api/health/live`: 200 while the process answers at all, and `/api/health/ready`: 503 once it is to stop.
 * Neither asks the backend, since pages that are kept are served without it; `/api/health` tells of that.
 *
 * @returns whether the address is a probe's
 */
export function answerProbe(url: string, product: string, state: ServingState, response: ServerResponse): boolean {
  const base = `/${product}/app/api/health`;
  if (url === `${base}/live`) answer(response, 200, 'alive');
  else if (url === `${base}/ready`)
    answer(response, state.isStopping ? 503 : 200, state.isStopping ? 'stopping' : 'ready');
  else return false;
  return true;
}
