import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileHint, hintScriptsOfEveryPage } from './compile-hints.ts';

let folder: string;
const of = (name: string) => path.join(folder, name);
const manifest = (value: unknown) => writeFile(of('build-manifest.json'), JSON.stringify(value));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  await mkdir(of('static/chunks'), { recursive: true });
  for (const name of ['react', 'router', 'desk']) await writeFile(of(`static/chunks/${name}.js`), `start("${name}")`);
});
afterEach(() => rm(folder, { recursive: true }));

const everyPage = { rootMainFiles: ['static/chunks/react.js', 'static/chunks/router.js'] };

test('the scripts of every page begin with the hint, and no others', async () => {
  await manifest(everyPage);
  await hintScriptsOfEveryPage(folder);
  expect(await readFile(of('static/chunks/react.js'), 'utf8')).toBe(`${compileHint}start("react")`);
  expect(await readFile(of('static/chunks/router.js'), 'utf8')).toBe(`${compileHint}start("router")`);
  expect(await readFile(of('static/chunks/desk.js'), 'utf8')).toBe('start("desk")');
});

test('a script that an earlier build has left gets it once', async () => {
  await manifest(everyPage);
  await hintScriptsOfEveryPage(folder);
  await hintScriptsOfEveryPage(folder);
  expect(await readFile(of('static/chunks/react.js'), 'utf8')).toBe(`${compileHint}start("react")`);
});

test.each([{}, { rootMainFiles: [] }])('a build that does not name its scripts fails: %p', async (value) => {
  await manifest(value);
  await expect(hintScriptsOfEveryPage(folder)).rejects.toThrow('rootMainFiles');
});
