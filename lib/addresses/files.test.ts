import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isFile, isFileOrHandler, markdownPath } from './files.ts';

describe('the address of a Markdown version', () => {
  it.each([
    ['/courseDetails/12.md', '/markdown/it/courseDetails/12'],
    ['/en/courseDetails/12.md', '/markdown/en/courseDetails/12'],
    ['/collectionCard/a.b.md', '/markdown/it/collectionCard/a.b'],
    ['/en/aboutUniv.md', '/markdown/en/aboutUniv'],
    ['/aboutUniv/4.md', '/markdown/it/aboutUniv/4'],
  ])('%s is made at %s', (address, made) => expect(markdownPath(address)).toBe(made));

  it.each([
    ...['/courseDetails/12', '/courseDetails/.md/x', '/home.md', '/it/courseDetails/1.md', '/courseDetails/.md'],
    '/courseDetails/12.mdx',
  ])('%s has none', (address) => expect(markdownPath(address)).toBeNull());
});

it('knows the folders of files', () => {
  const folders = readdirSync(path.resolve(import.meta.dirname, '../../public'));
  for (const folder of [...folders, '_next']) {
    expect([folder, isFile(`/${folder}/x`), isFileOrHandler(`/${folder}/x`)]).toEqual([folder, true, true]);
  }
  for (const page of ['/home', '/feeds/it', '/api/health', '/']) expect(isFile(page)).toBe(false);
});
