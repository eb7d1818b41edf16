import type { Database } from '../../database/database.ts';
import type { BackendLog } from '../../log.ts';
import { prepareDictionary } from './dictionary.ts';

/** As long as pages show old data after an import (`docs/exchange.md`). */
const lookEveryMs = 300_000;

/**
 * Prepares the dictionary, and again every five minutes if the names of the catalogue have changed: PostgreSQL lets an import add
 * institutions while the backend runs.
 *
 * @param ownFile the operator's file (`SEARCH_TERMS`)
 * @returns a function that stops this
 */
export async function keepDictionary(
  database: Database,
  ownFile: string | undefined,
  { warn, fail }: Pick<BackendLog, 'warn' | 'fail'>,
): Promise<() => void> {
  const prepare = () => prepareDictionary(database, ownFile, warn);
  await prepare();
  const look = () => prepare().catch((error: unknown) => fail('The names of the catalogue could not be read', error));
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return () => clearInterval(timer);
}
