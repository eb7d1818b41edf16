import { readdirSync } from 'node:fs';
import path from 'node:path';
import { files, folders, isFileOrHandler } from '../addresses/files.ts';
import { findPage } from '../addresses/find-page.ts';
import { pages } from '../addresses/pages.ts';
import { properAddress } from '../addresses/proper-address.ts';
import { routes } from '../addresses/routes.ts';
import { routeName } from '../observability/route-name.ts';
import { cacheKey } from './pages/cache-key.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The folders below `folder` that contain a file of this name. */
const foldersWith = (file: string, folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === file)
    .map((name) => path.dirname(`/${name}`));

describe.each(Object.entries(pages))('the page %s', (name, page) => {
  const example = page.path.replace(/\[\w+\]/, '47');
  const get = (query: string) => cacheKey({ method: 'GET', url: `/mooc/app${example}${query}`, headers: {} }, 'mooc');

  it('has its address in both locales', () => {
    const [italian, english] = [routes('it'), routes('en')].map((to) =>
      Object.entries(to).find(([key]) => key === name),
    );
    const addressOf = (route: unknown) => (typeof route === 'function' && name !== 'catalogue' ? route('47') : route);
    if (name === 'catalogue')
      expect([routes('it').catalogue(), routes('en').catalogue()]).toEqual([example, `/en${example}`]);
    else expect([addressOf(italian?.[1]), addressOf(english?.[1])]).toEqual([example, `/en${example}`]);
  });

  it('is found at it, in any capitals', () => {
    expect(findPage(example)).toBe(page);
    expect(findPage(`/en${example}`)).toBe(page);
    const [, folder = ''] = example.split('/');
    expect(properAddress(example.replace(folder, folder.toUpperCase()), '')).toBe(example);
    expect(isFileOrHandler(example)).toBe(false);
  });

  it('is cached by what it depends on', () => {
    const expected = { path: example, query: `${example}?page=2`, visitor: undefined };
    expect(get('?page=2')?.address).toBe(expected[page.dependsOn]);
  });

  it('has a name in logs that is the same for all its parameters and locales', () => {
    const logged = routeName(`/mooc/app/en${example}`, 'mooc');
    expect(logged).toBe(routeName(`/mooc/app${example.replace('47', '48')}`, 'mooc'));
    expect(logged.split('/')[3]).toBe(page.path.split('/')[1]);
  });
});

/** Pages without an own address: a search is shown at the catalogue's address, “not found” at the unknown address. */
const shownElsewhere = /\/\[(?:search|\.\.\.rest)\]$/;

describe('the folders of the app', () => {
  it('hold the pages that are registered, and no other', () => {
    const found = foldersWith('page.tsx', 'app/[locale]').filter((folder) => !shownElsewhere.test(folder));
    expect(found.sort()).toEqual(
      Object.values(pages)
        .map((page): string => page.path)
        .sort(),
    );
  });

  it('hold the handlers and files that are registered, and no other', () => {
    const handlers = foldersWith('route.ts', 'app').map((folder) => folder.split('/')[1] ?? '');
    const icons = readdirSync(path.join(root, 'app')).filter((name) => /icon\./.test(name));
    const built = readdirSync(path.join(root, 'public')).filter((name) => name !== 'readme');
    expect(new Set([...handlers, ...icons, ...built, '_next'])).toEqual(new Set([...folders.keys(), ...files]));
  });

  it('hold the calls that are named in logs', () => {
    const calls = foldersWith('route.ts', 'app/api').map((folder) => folder.split('/')[1] ?? '');
    const ownCalls = calls.filter((name) => !name.startsWith('['));
    expect(folders.get('api')).toEqual(expect.arrayContaining(ownCalls));
  });
});
