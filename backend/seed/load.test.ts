import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { importRecords } from '../import/import-records.ts';
import { emptyAnswers } from '../testing/empty-answers.ts';
import { loadCatalogue } from './load.ts';

/** The first statement of a transaction on an empty database. */
async function firstStatement(fill: (database: Database) => Promise<unknown>) {
  const asked: unknown[] = [];
  const execute = async (query: SQL) => void asked.push(new PgDialect().sqlToQuery(query));
  const transaction = (run: (database: Database) => unknown) => run(emptyAnswers({ execute }));
  await fill(emptyAnswers({ select: () => ({ from: async () => [{ categories: 0 }] }), transaction }));
  return asked[0];
}

it('the first filling of a database and an import wait for each other', async () => {
  const ofSeed = await firstStatement((database) => loadCatalogue(database, true, () => undefined));
  const options = { site: {} as never, skipBad: false, onProgress: () => undefined };
  const ofImport = await firstStatement((database) => importRecords(database, [], options));
  expect(ofSeed).toMatchObject({ sql: 'select pg_advisory_xact_lock($1)' });
  expect(ofSeed).toEqual(ofImport);
});
