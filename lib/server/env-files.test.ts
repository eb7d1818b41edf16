import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The environment of a process that loads the folder's files, before and after Next loads them too. */
async function loaded(environment: Record<string, string>): Promise<Record<string, string>[]> {
  const source = `import { createRequire } from 'node:module';
    import { loadEnvFiles } from ${JSON.stringify(path.join(__dirname, 'env-files.ts'))};
    const folder = ${JSON.stringify(folder)};
    const read = () => console.info(JSON.stringify(process.env));
    loadEnvFiles(folder, false);
    read();
    createRequire(${JSON.stringify(__filename)})('@next/env').loadEnvConfig(folder, false);
    read();`;
  const { PATH } = process.env;
  const env = { PATH, NODE_ENV: 'production', ...environment } as const;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], { env });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('gives a process the variables that Next would give it later, once for all', async () => {
  writeFileSync(path.join(folder, '.env'), 'PORT=3001\nWEB_HOST=127.0.0.1\nHELP_ADDRESS="help@example.org"\n');
  writeFileSync(path.join(folder, '.env.production'), 'WEB_HOST=127.0.0.2\n');
  const [before, after] = await loaded({ PORT: '3002' });
  expect(before).toMatchObject({ PORT: '3002', WEB_HOST: '127.0.0.2', HELP_ADDRESS: 'help@example.org' });
  expect(after).toEqual(before);
});

it('says nothing where there are no such files', async () => {
  const [before, after] = await loaded({});
  expect(before?.PORT).toBeUndefined();
  expect(after).toEqual(before);
});
