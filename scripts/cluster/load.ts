import { setTimeout as sleep } from 'node:timers/promises';

/** A page as it was before any trial. */
export interface KnownPage {
  readonly url: string;
  /** Its `<title>`, which shows whether another page was answered instead. */
  readonly title: string;
}

/** The outcome of the requests. */
export interface LoadResult {
  readonly requests: number;
  /** The failures, one line for each lost request. */
  readonly lost: readonly string[];
  /** Duration of each request in milliseconds, shortest first. */
  readonly durations: readonly number[];
}

/** Limits of one load: concurrent visitors, their pause and the time limit of a request in milliseconds, and total requests. */
const limits = { visitors: 8, pauseMs: 20, requestMs: 20_000, requests: 50_000 };

const titlePattern = /<title>([^<]*)<\/title>/;

/** Reads a page once. @throws {Error} that says why the answer is wrong */
export async function readPage(url: string): Promise<KnownPage> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limits.requestMs), redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  const title = html.includes('</html>') ? titlePattern.exec(html)?.[1] : undefined;
  if (title === undefined) throw new Error(`a page that is cut off after ${html.length} characters`);
  return { url, title };
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}

/** Visitors who read known pages repeatedly, until they are stopped. */
export class Load {
  readonly #pages: readonly KnownPage[];
  readonly #lost: string[] = [];
  readonly #durations: number[] = [];
  readonly #visitors: readonly Promise<void>[];
  #stopping = false;

  constructor(pages: readonly KnownPage[]) {
    this.#pages = pages;
    this.#visitors = Array.from({ length: limits.visitors }, (_, index) => this.#visit(index));
  }

  /** Waits until every visitor has finished the current page; returns the results. */
  async stop(): Promise<LoadResult> {
    this.#stopping = true;
    await Promise.all(this.#visitors);
    const durations = this.#durations.toSorted((a, b) => a - b);
    return { requests: durations.length, lost: this.#lost, durations };
  }

  async #visit(first: number): Promise<void> {
    for (let turn = first; !this.#stopping && this.#durations.length < limits.requests; turn += 1) {
      const page = this.#pages[turn % this.#pages.length];
      if (page) await this.#read(page);
      await sleep(limits.pauseMs);
    }
  }

  async #read({ url, title }: KnownPage): Promise<void> {
    const began = performance.now();
    try {
      const shown = await readPage(url);
      if (shown.title !== title) this.#lost.push(`${url}: another page, "${shown.title}"`);
    } catch (error) {
      this.#lost.push(`${url}: ${reasonOf(error)}`);
    }
    this.#durations.push(performance.now() - began);
  }
}
