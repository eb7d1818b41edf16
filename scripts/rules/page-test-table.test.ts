import { existsSync, globSync, readFileSync } from 'node:fs';

/** The cells of the table in `e2e/README.md`: the rule, its place in the source, and its tests. */
const rows = readFileSync('e2e/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (\*\*|-|rule )/.test(line))
  .map((line) => line.split('|').slice(1, 4) as [string, string, string]);
const code = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const files = globSync(['*', '{app,components,lib,backend,scripts,jest,e2e,bench}/**/*']).map((name) => `/${name}`);

/** Whether a file, a folder or a match of a pattern exists; the name may also be the end of a path. */
const isPlace = (name: string) =>
  existsSync(name) || files.some((file) => file.endsWith(`/${name}`)) || globSync(name).length > 0;

/** Whether a test exists: a page test by name, a Jest test by file or folder, a command, or a document. */
const isTest = (name: string) =>
  /^npm run /.test(name) ||
  existsSync(name) ||
  existsSync(`e2e/${name}.spec.ts`) ||
  ['.test.ts', '.test.tsx', '.server.test.tsx'].some((end) => files.some((file) => file.endsWith(`/${name}${end}`))) ||
  files.some((file) => file.includes(`/${name}/`) && /\.test\.tsx?$/.test(file));

it('has rules, each with a test', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter(([, , test]) => code(test).length === 0)).toEqual([]);
});

it('names places of the source that are there', () => {
  const gone = rows.flatMap(([rule, where]) =>
    code(where)
      .filter((name) => /[./]/.test(name) && !isPlace(name))
      .map((name) => [rule, name]),
  );
  expect(gone).toEqual([]);
});

it('names tests that are there', () => {
  const gone = rows.flatMap(([rule, , test]) =>
    code(test)
      .filter((name) => !isTest(name))
      .map((name) => [rule, name]),
  );
  expect(gone).toEqual([]);
});
