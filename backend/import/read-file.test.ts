import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { readImportFile } from './read-file.ts';
import { pageLines } from './report.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooc-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array) {
  const file = join(folder, 'file');
  await writeFile(file, content);
  return readImportFile(file);
}

it.each([
  ['a CSV of something else', 'a,b\n1,2\n', /first line must name the columns/],
  ['a column that has commas in its name', 'id;title;"one, two, three"\n', /and has columns .*"one, two, three"/],
  ['a JSON of something else', '{"data": 1}', /no list called data/],
  ['a JSON that is cut off', '{', /no JSON/],
  ['a JSON with a name without quotation marks', '{"data": [\n{id: 1}]}', /cannot be read from line 2, character 2 on/],
  ['a CSV in another encoding', Buffer.from('id;perché', 'latin1'), /not in UTF-8 \(line 1\): save it/],
  ['a CSV in UTF-16 that is cut off', Buffer.from([0xff, 0xfe, 0x41]), /not in UTF-16: save it/],
])('says in one line why %s cannot be understood', async (_what, content, reason) => {
  const problem = await read(content).catch((cause: unknown) => cause);
  expect(problem).toBeInstanceOf(Problem);
  expect(String(problem)).toMatch(reason);
  expect(String(problem)).not.toContain('\n');
});

const [first, second] = ['https://mooc.example.org/courses?page=1', 'https://mooc.example.org/courses?page=2'];

it.each([{ self: first, first, last: first }, { self: first, next: first }, { next: '' }, { next: 7 }, {}, 7])(
  'takes a document for whole where nothing precedes and nothing follows: %j',
  async (links) => {
    expect(pageLines((await read(JSON.stringify({ links, data: [] }))).otherPages)).toEqual([]);
  },
);

it('finds the pages before and after a page of a document', async () => {
  expect((await read(JSON.stringify({ links: { self: first, next: second }, data: [] }))).otherPages).toEqual([second]);
  const { otherPages } = await read(JSON.stringify({ links: { self: second, prev: { href: first } }, data: [] }));
  expect(otherPages).toEqual([first]);
});
