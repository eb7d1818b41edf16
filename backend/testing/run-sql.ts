import { sql } from 'drizzle-orm';
import { openDatabase } from '../database/client.ts';

/** Runs statements on the database in a data folder, created when needed: `node backend/testing/run-sql.ts FOLDER [STATEMENT …]`. */
const [dataFolder = '', ...statements] = process.argv.slice(2);
const { database, close } = await openDatabase({ databaseUrl: undefined, dataFolder });
for (const statement of statements) await database.execute(sql.raw(statement));
await close();
