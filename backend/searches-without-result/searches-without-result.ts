import { count, desc, eq, gte, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { searchWithoutResult } from '../database/schema/search.ts';
import type { BackendLog } from '../log.ts';
import { dayMs, romeDay } from '../rome-time.ts';
import { storableText } from './storable-text.ts';

/** Days for which a text is stored, including today. */
const rememberedDays = 30;
/** A text is shown when it was searched for on this many days, because one person's slip does not recur so often. */
const daysToBeShown = 3;
/** Maximum distinct texts of a day, so that nobody can fill the disk: 15,000 rows in 30 days. */
const textsOfDay = 500;
const maxShown = 200;
const maxCount = 1_000_000;
const flushEveryMs = 60_000;

/**
 * Counts searches without a result by text and day, without any data about the visitor.
 * The counts are kept in memory until `flush` writes them, so that no search has to wait.
 */
export class SearchesWithoutResult {
  readonly #database: Database;
  readonly #log: Pick<BackendLog, 'fail'>;
  readonly #now: () => number;
  /** Counts by day and text that are not written yet. */
  #pending = new Map<string, Map<string, number>>();
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds since the epoch */
  constructor(database: Database, log: Pick<BackendLog, 'fail'>, now = Date.now) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
  }

  /** Writes the counts every minute from now on. */
  async start(): Promise<void> {
    await this.flush();
    this.#timer = setInterval(() => void this.flush(), flushEveryMs).unref();
  }

  /** Writes what is still pending. */
  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.flush();
  }

  /** Counts a typed text, unless it may be about a person or the day already has too many texts. */
  note(typed: string): void {
    const text = storableText(typed);
    if (text === null) return;
    const day = this.#day();
    const counts = this.#pending.get(day) ?? new Map<string, number>();
    this.#pending.set(day, counts);
    if (counts.has(text) || counts.size < textsOfDay) counts.set(text, (counts.get(text) ?? 0) + 1);
  }

  /** Writes the counts and deletes old ones. If writing fails, the counts are lost and the failure is logged. */
  flush(): Promise<void> {
    this.#running = this.#running.then(() =>
      this.#write().catch((error: unknown) => {
        this.#log.fail('Searches without a result could not be written', error);
      }),
    );
    return this.#running;
  }

  /**
   * The texts of at least three of the last 30 days, the most frequent first, 200 at most: each with the number of its searches in
   * these days, and the last one (`YYYY-MM-DD` in Rome).
   */
  async read() {
    await this.flush();
    const { text, day } = searchWithoutResult;
    const times = sql<number>`least(sum(${searchWithoutResult.count}), ${maxCount})::int`;
    const rows = await this.#database
      .select({ text, count: times, lastDay: max(day) })
      .from(searchWithoutResult)
      .where(gte(day, this.#firstDay()))
      .groupBy(text)
      .having(gte(count(), daysToBeShown))
      .orderBy(desc(times), desc(max(day)), text)
      .limit(maxShown);
    return rows.map((row) => ({ ...row, lastDay: row.lastDay ?? '' }));
  }

  async #write(): Promise<void> {
    const pending = this.#pending;
    this.#pending = new Map();
    await this.#database.delete(searchWithoutResult).where(lt(searchWithoutResult.day, this.#firstDay()));
    for (const [day, counts] of pending) await this.#writeDay(day, counts);
  }

  async #writeDay(day: string, counts: ReadonlyMap<string, number>): Promise<void> {
    const { text } = searchWithoutResult;
    const rows = await this.#database
      .select({ text })
      .from(searchWithoutResult)
      .where(eq(searchWithoutResult.day, day));
    const known = new Set(rows.map((row) => row.text));
    const added = [...counts.keys()].filter((one) => !known.has(one)).slice(0, Math.max(0, textsOfDay - known.size));
    const written = [...counts].filter(([one]) => known.has(one) || added.includes(one));
    if (written.length === 0) return;
    await this.#database
      .insert(searchWithoutResult)
      .values(written.map(([one, times]) => ({ day, text: one, count: times })))
      .onConflictDoUpdate({
        target: [searchWithoutResult.day, text],
        set: { count: sql`least(${searchWithoutResult.count} + excluded.count, ${maxCount})` },
      });
  }

  #day(): string {
    return romeDay(this.#now());
  }

  /** The first day that is still stored. */
  #firstDay(): string {
    return new Date(Date.parse(this.#day()) - (rememberedDays - 1) * dayMs).toISOString().slice(0, 10);
  }
}

/**
 * Counts searches while the backend runs; the caller stops it at the end.
 * @returns `null` when they are not wanted: then all stored counts are deleted
 */
export async function recordSearches(
  database: Database,
  isWanted: boolean,
  log: Pick<BackendLog, 'fail'>,
): Promise<SearchesWithoutResult | null> {
  if (!isWanted) {
    await database.delete(searchWithoutResult);
    return null;
  }
  const searches = new SearchesWithoutResult(database, log);
  await searches.start();
  return searches;
}
