import { openDatabase } from '../database/client.ts';

/** Makes a data folder with an empty database: `node backend/testing/create-database.ts FOLDER`. */
const { close } = await openDatabase({ databaseUrl: undefined, dataFolder: process.argv[2] ?? '' });
await close();
