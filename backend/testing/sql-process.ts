import { PGlite, types } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Runs the queries of `remote-database.ts` in the folder of the first argument; SIGTERM ends the process. */
const client = await PGlite.create(process.argv[2] ?? '', { extensions: { pg_trgm, fuzzystrmatch } });
const parsers = { [types.DATE]: (text: string) => text };

process.on('message', async ({ id, sql, params }: { id: number; sql: string; params: unknown[] }) => {
  try {
    const { rows } = await client.query<unknown[]>(sql, params, { rowMode: 'array', parsers });
    process.send?.({ id, rows });
  } catch (error) {
    process.send?.({ id, failure: String(error) });
  }
});
process.once('SIGTERM', () => {
  process.disconnect();
  void client.close();
});
process.send?.({ ready: true });
