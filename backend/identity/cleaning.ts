import { lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { identityRecord } from '../database/schema/identity.ts';
import type { BackendLog } from '../log.ts';

const intervalMs = 60 * 60 * 1000;

/** Removes the identity provider's expired records now and every hour. @returns a function that stops it */
export async function startCleaning(database: Database, log: BackendLog): Promise<() => void> {
  await deleteExpired(database);
  const clean = () => deleteExpired(database).catch((error) => log.fail('Cleaning expired records failed', error));
  const timer = setInterval(clean, intervalMs).unref();
  return () => clearInterval(timer);
}

async function deleteExpired(database: Database): Promise<void> {
  await database.delete(identityRecord).where(lt(identityRecord.expiresAt, new Date()));
}
