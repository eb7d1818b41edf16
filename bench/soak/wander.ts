import { type Answer, problemWith, visit, visits } from './visits.ts';

/** The outcomes of all visits. */
export interface Tally {
  answered: number;
  unavailable: number;
  readonly problems: string[];
}

/** The path of one visitor: index of the first visit, step to the next, and end (milliseconds since the epoch). */
export interface WanderOptions {
  readonly origin: string;
  readonly first: number;
  readonly step: number;
  readonly until: number;
  readonly healthy: ReadonlyMap<string, Answer>;
  readonly tally: Tally;
}

/**
 * The answer of every page while nothing is broken. These visits also fill the server's cache.
 *
 * @throws when a page has an unexpected status
 */
export async function healthyAnswers(origin: string): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const each of visits) {
    const answer = await visit(origin, each);
    if (answer.status !== each.status) throw new Error(`${each.path}: status ${answer.status} without any fault`);
    answers.set(each.path, answer);
  }
  return answers;
}

/** One visitor, who goes from page to page until the end; records each outcome in the tally. */
export async function wander({ origin, first, step, until, healthy, tally }: WanderOptions): Promise<void> {
  for (let turn = first; Date.now() < until; turn += step) {
    const each = visits[(turn * 7) % visits.length];
    const expected = each && healthy.get(each.path);
    if (!each || !expected) continue;
    try {
      const answer = await visit(origin, each);
      tally.answered += 1;
      if (answer.status === 503) tally.unavailable += 1;
      const problem = problemWith(each, answer, expected);
      if (problem) tally.problems.push(`${each.path}: ${problem}`);
    } catch (error) {
      tally.problems.push(`${each.path}: no answer (${error instanceof Error ? error.message : error})`);
    }
  }
}
