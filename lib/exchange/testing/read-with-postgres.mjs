import { PGlite } from '@electric-sql/pglite';

/**
 * Reads a CSV from the standard input with PostgreSQL and writes its rows as JSON, without the first row:
 * `node read-with-postgres.mjs DATABASE COLUMNS SEPARATOR`. An empty cell becomes an empty text.
 */
const [folder, count, separator] = process.argv.slice(2);
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const names = Array.from({ length: Number(count) }, (_, index) => `c${index}`);
const database = await PGlite.create(folder);
await database.exec(`create table rows (place serial, ${names.map((name) => `${name} text`).join(', ')})`);
await database.query(
  `copy rows (${names.join(', ')}) from '/dev/blob' with (format csv, header true, delimiter e'${separator}', encoding 'UTF8')`,
  [],
  { blob: new Blob(chunks) },
);
// The database writes the JSON, because its client removes a byte order mark at the beginning of a cell.
const cells = names.map((name) => `coalesce(${name}, '')`).join(', ');
const { rows } = await database.query(
  `select json_agg(json_build_array(${cells}) order by place)::text as json from rows`,
);
process.stdout.write(rows[0]?.json ?? '[]');
await database.close();
