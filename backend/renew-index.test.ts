import { setTimeout as wait } from 'node:timers/promises';
import { search, titlesFor } from './testing/calls.ts';
import { runSql, seededFolder } from './testing/data-folders.ts';
import { type RunningBackend, shortLived, startBackend, withoutDictionary } from './testing/running-backend.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const upToDate = seededBackend();
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await seededFolder();
});

/** Starts a backend, runs `look` on it and stops it. @param flags for Node */
async function withBackend<Result>(
  look: (backend: RunningBackend) => Promise<Result>,
  flags: readonly string[] = [shortLived],
): Promise<Result> {
  const backend = await startBackend({ BACKEND_DATA: dataFolder }, { flags });
  try {
    return await look(backend);
  } finally {
    await backend.stop();
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(20);
}

it('writes the rows of an older version again while searches go on, and begins again when it was stopped, once', async () => {
  await runSql(dataFolder, 'delete from course_search', 'delete from search_index');
  const stopped = await withBackend(async ({ output }) => output);
  await withBackend(async ({ rest, output }) => {
    await search(rest, { testoRicerca: 'musica' });
    // The stopped backend may have finished in time.
    const said = () => stopped() + output();
    await until(() => said().includes('search index: done'));
    expect(said()).toMatch(/search index: 95 courses and series are indexed again/);
    const all = await search(rest, { moocsPerPagina: 100 });
    expect(all).toEqual(await search(upToDate.rest, { moocsPerPagina: 100 }));
    expect(all.moocTotali).toBe(95);
    expect(await titlesFor(rest, 'percorso quinquennale')).toContainEqual(expect.stringMatching(/Restaurare/));
  });
  expect(await withBackend(async ({ output }) => output(), withoutDictionary)).not.toMatch(/search index/);
});

it('writes the rows of a newer version again too, after an upgrade that was taken back, once', async () => {
  await runSql(dataFolder, 'insert into search_index values (9999)');
  await withBackend(async ({ output }) => until(() => output().includes('search index: done')));
  expect(await withBackend(async ({ output }) => output(), withoutDictionary)).not.toMatch(/search index/);
});

it('names a course that cannot be indexed, indexes all others, and does not try again', async () => {
  await runSql(
    dataFolder,
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'too long'; end $$",
    'create trigger refuse before insert on course_search for each row when (new.course_id = 12) execute function refuse()',
    'delete from course_search',
    'delete from search_index',
  );
  await withBackend(async ({ rest, output }) => {
    await until(() => output().includes('search index: done'));
    expect(output()).toMatch(/search index: course 12 cannot be indexed \(too long\)/);
    expect((await search(rest, { moocsPerPagina: 100 })).moocTotali).toBe(94);
  });
  expect(await withBackend(async ({ output }) => output(), withoutDictionary)).not.toMatch(/search index/);
});
