import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pointTo } from '@/lib/api/testing/routes';
import { site } from '../../testing/exports.ts';
import { programEnvironment, shortLived, startBackend, withoutDictionary } from '../../testing/running-backend.ts';

const program = join(import.meta.dirname, '../main.ts');

/** Exports the catalogue in a folder through the web app. */
export async function exportFrom<Result>(folder: string, read: () => Promise<Result>): Promise<Result> {
  const backend = await startBackend({ BACKEND_DATA: folder, SITE_URL: site }, { flags: withoutDictionary });
  try {
    const result = await exportOf(backend.rest, read);
    // The import has already indexed all courses.
    expect(backend.output()).not.toContain('indexed again');
    return result;
  } finally {
    await backend.stop();
  }
}

/** Exports the catalogue of a running backend through the web app. */
export function exportOf<Result>(rest: string, read: () => Promise<Result>): Promise<Result> {
  jest.resetModules();
  pointTo(rest);
  return read();
}

/** Runs the import on the database in a folder; returns its output. */
export async function runImport(
  folder: string,
  ...args: string[]
): Promise<{ output: string; exitCode: number | null }> {
  const env = programEnvironment({ BACKEND_DATA: folder, SITE_URL: site });
  const child = spawn(process.execPath, [shortLived, program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [exitCode] = await once(child, 'close');
  return { output, exitCode };
}
