import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import drizzleConfig from '../../drizzle.config.ts';
import { runFolder } from '../testing/run-folder.ts';

const migrations = join(import.meta.dirname, 'migrations');

it('make all of the schema: `npm run migrations` finds nothing to add', async () => {
  const folder = await mkdtemp(join(runFolder() ?? tmpdir(), 'migrations-'));
  await cp(migrations, folder, { recursive: true });
  const { dialect, schema } = drizzleConfig;
  const options = ['--dialect', dialect, '--schema', String(schema), '--out', relative('.', folder)];
  const program = ['node_modules/drizzle-kit/bin.cjs', 'generate', ...options];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  expect(stdout).toContain('No schema changes, nothing to migrate');
});
