import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Page, search, titlesFor } from './testing/calls.ts';
import { seededFolder } from './testing/data-folders.ts';
import { type RunningBackend, startBackend } from './testing/running-backend.ts';

jest.setTimeout(180_000);

let dataFolder: string;
/** What a backend says and shows whose index is up to date. */
let upToDate: { readonly output: string; readonly all: Page };
beforeAll(async () => {
  dataFolder = await seededFolder();
  upToDate = await withBackend(async ({ rest, output }) => {
    const all = await search(rest, { moocsPerPagina: 100 });
    return { all, output: output() };
  });
});

/** Starts a backend, looks at it and stops it. */
async function withBackend<Result>(look: (backend: RunningBackend) => Promise<Result>): Promise<Result> {
  const backend = await startBackend({ BACKEND_DATA: dataFolder });
  try {
    return await look(backend);
  } finally {
    await backend.stop();
  }
}

async function forgetIndex(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'testing/forget-index.ts'), dataFolder]);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(20);
}

it('leaves the index of a new catalogue as it is', () => {
  expect(upToDate.output).not.toMatch(/search index/);
});

it('writes the rows of an older version again while searches go on, once', async () => {
  await forgetIndex();
  await withBackend(async (backend) => {
    await search(backend.rest, { testoRicerca: 'musica' });
    await until(() => backend.output().includes('search index: done'));
    expect(backend.output()).toMatch(/search index: 95 courses and series are indexed again/);
    expect(await search(backend.rest, { moocsPerPagina: 100 })).toEqual(upToDate.all);
    expect(await titlesFor(backend.rest, 'percorso quinquennale')).toContainEqual(expect.stringMatching(/Restaurare/));
  });
  expect(await withBackend(async (backend) => backend.output())).not.toMatch(/search index/);
});

it('begins again when it was stopped', async () => {
  await forgetIndex();
  const stopped = await startBackend({ BACKEND_DATA: dataFolder });
  await stopped.stop();
  const again = await withBackend(async (backend) => {
    if (!stopped.output().includes('index: done')) await until(() => backend.output().includes('index: done'));
    return search(backend.rest, { moocsPerPagina: 100 });
  });
  expect(again.moocTotali).toBe(95);
});
