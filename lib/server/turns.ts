/** Limits of {@link Turns}. */
export interface TurnLimits {
  /** Maximum pieces of work at the same time. */
  readonly atOnce: number;
  /** How long one waits for its turn, in milliseconds. */
  readonly waitMs: number;
}

/**
 * Lets only some pieces of work run at the same time; the others wait for their turn, in their order, and are given up when it
 * comes too late. Thousands at once would slow down each other until none ended in time.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** The result of the work; `null` if its turn did not come in time. @throws what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else if (!(await this.#turn())) return null;
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Waits for a turn. @returns whether it came in time */
  #turn(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = (isInTime: boolean) => {
      clearTimeout(timer);
      this.#waiting.delete(begin);
      resolve(isInTime);
    };
    const begin = () => end(true);
    const timer = setTimeout(end, this.#limits.waitMs, false).unref();
    this.#waiting.add(begin);
    return promise;
  }
}
