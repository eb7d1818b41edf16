import { openDatabase } from '../database/client.ts';
import { courseSearch, searchIndex } from '../database/schema/search.ts';

/** Takes the search index out of a data folder, as if no version had written it: `node backend/testing/forget-index.ts FOLDER`. */
const { database, close } = await openDatabase({ databaseUrl: undefined, dataFolder: process.argv[2] ?? '' });
await database.delete(courseSearch);
await database.delete(searchIndex);
await close();
