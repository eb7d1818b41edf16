import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. The first page takes longer than any other: its code is loaded. */
const usualTimes = { limitMs: 15_000, pauseMs: 1_000 };

/**
 * Has a page rendered, so that the first visitor waits neither for the code nor for a backend that does not answer. Tries again
 * until it is there: a server that cannot show this one, which needs no backend, can show none.
 */
export async function renderFirstPage(address: string, { limitMs, pauseMs } = usualTimes): Promise<void> {
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
    // Of a connection that was refused, `fetch` says only that it failed.
    const { cause = error } = error as Error;
    const { code, message } = cause as NodeJS.ErrnoException;
    return message || String(code);
  }
}
