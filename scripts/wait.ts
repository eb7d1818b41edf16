import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../lib/server/start-problem.ts';

const pauseMs = 250;
const requestLimitMs = 2_000;

/** Whether an address answers with a success status within 2 s. */
export async function respondsOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(requestLimitMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Waits until a condition is true.
 *
 * @param problem beginning of the error message after a timeout
 * @throws {StartProblem} when the condition is not true within `limitMs`
 */
export async function waitUntil(condition: () => Promise<boolean>, limitMs: number, problem: string): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new StartProblem(`${problem} for ${limitMs / 1000} s`);
    await sleep(pauseMs);
  }
}

/** Waits until an address answers with a success status. @throws {StartProblem} when it does not within `limitMs` */
export function waitUntilAnswers(url: string, limitMs: number): Promise<void> {
  return waitUntil(() => respondsOk(url), limitMs, `${url} has not answered`);
}
