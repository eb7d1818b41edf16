import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. The first page takes longest, because Next loads its code. */
const defaultTimes = { limitMs: 15_000, pauseMs: 1_000 };

/**
 * Requests a page so that Next has loaded its code before the first visitor comes. The page needs no backend: a server that
 * cannot show it can show no page, so the request is repeated until it succeeds.
 */
export async function renderFirstPage(address: string, { limitMs, pauseMs } = defaultTimes): Promise<void> {
  let reported = '';
  for (;;) {
    const outcome = await statusOf(address, limitMs);
    if (outcome === '200') return;
    if (outcome !== reported) {
      console.error(`The first page cannot be shown (${outcome}): ${address} is tried again until it can`);
    }
    reported = outcome;
    await sleep(pauseMs);
  }
}

async function statusOf(address: string, limitMs: number): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
    await answer.text();
    return String(answer.status);
  } catch (error) {
    // When a connection is refused, `fetch` throws a general error; the reason is in its cause.
    const { cause = error } = error as Error;
    const { code, message } = cause as NodeJS.ErrnoException;
    return message || String(code);
  }
}
