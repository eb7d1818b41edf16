import { parseArgs } from 'node:util';
import { openDatabase, placeOf } from '../database/client.ts';
import { type Database, reasonOf } from '../database/database.ts';
import { refreshStatistics } from '../database/insert-rows.ts';
import { readSettings } from '../env.ts';
import { Problem } from '../problem.ts';
import { importRecords } from './import-records.ts';
import { readImportFile } from './read-file.ts';
import { pageLines, progressBar, reportLines } from './report.ts';
import { ownSite } from './site.ts';

const usage =
  'name one file: npm run import -- FILE [--skip-bad] (a document of MOOChub 2.1 to 3.0, or the CSV or JSON of the export)';

/**
 * Imports courses from a file into the database of the embedded backend: `node backend/import/main.ts FILE [--skip-bad]`.
 * The exit code is 0 after a completed import, 1 when nothing was stored or the import failed.
 */
try {
  const { file, skipBad } = readArguments();
  const settings = readSettings(process.env);
  const { records, otherPages } = await readImportFile(file);
  const { unlimited: database, explain, close } = await openDatabase(settings);
  try {
    console.error(`database: ${placeOf(settings)}`);
    const onProgress = progressBar(process.stderr);
    const report = await importRecords(database, records, { site: ownSite(settings), skipBad, onProgress });
    for (const line of [...pageLines(otherPages), ...reportLines(report)]) console.log(line);
    process.exitCode = report.stored ? 0 : 1;
    if (report.stored) await tidyUp(database);
  } catch (cause) {
    throw await explain(cause);
  } finally {
    await close();
  }
} catch (problem) {
  if (problem instanceof Problem) problem.print('import');
  else console.error(problem);
  process.exitCode = 1;
}

/** Whatever fails here, the import is stored, so it must not be reported as a failure. */
async function tidyUp(database: Database): Promise<void> {
  await refreshStatistics(database).catch((cause: unknown) => {
    console.error(`import: all is stored, but searches may be slow for a while: no statistics (${reasonOf(cause)})`);
  });
}

function readArguments(): { file: string; skipBad: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'skip-bad': { type: 'boolean' } } });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Problem(usage);
    return { file, skipBad: values['skip-bad'] ?? false };
  } catch (cause) {
    throw new Problem(cause instanceof Error ? cause.message : String(cause));
  }
}
