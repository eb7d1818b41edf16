/** Limits of {@link Turns}. */
export interface TurnLimits {
  /** Maximum pieces of work at the same time. */
  readonly atOnce: number;
  /** Maximum pieces of work that wait for their turn; more are refused at once. */
  readonly waiting: number;
}

/**
 * Lets only some pieces of work run at the same time; some others wait for their turn, in their order. Thousands at once would
 * slow down each other until none ended in time.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** The result of the work; `null` if too many wait already. @throws what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#limits.waiting) return null;
    // The one that ends leaves its place to the next.
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
