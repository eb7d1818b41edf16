import { isProductCode, lineCount, longFiles, productFiles, slivers } from './source-count.ts';

const file = (name: string, lines: number, first = '') => ({
  name,
  text: `${first}\n`.padEnd(first.length + lines, '\n'),
});

describe('product code', () => {
  it.each([
    'lib/model/course.ts',
    'components/ui/Button.module.css',
    'app/[locale]/home/page.tsx',
    'backend/main.ts',
    'scripts/start.ts',
    'proxy.ts',
  ])('is %s', (name) => expect(isProductCode(name)).toBe(true));

  it.each([
    'lib/model/course.test.ts',
    'lib/server/hostile-headers.testkit.ts',
    'components/course/testing/course-fixtures.ts',
    'e2e/home.spec.ts',
    'e2e/support/test.ts',
    'bench/main.ts',
    'jest/setup.ts',
    'backend/seed/courses.ts',
    'messages/it.json',
    'next.config.mjs',
    'next-env.d.ts',
  ])('is not %s', (name) => expect(isProductCode(name)).toBe(false));

  it('is found below the project, and nothing of its packages', () => {
    const names = productFiles(process.cwd()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['proxy.ts', 'scripts/source-count.ts']));
    expect(names.filter((name) => name.includes('node_modules') || name.startsWith('.next'))).toEqual([]);
  });
});

it('counts lines as wc does', () => expect(lineCount(file('a.ts', 3))).toBe(3));

describe('a sliver', () => {
  const importer = (name: string, target: string) => file(name, 40, `import { a } from '${target}';`);

  it.each(['./small', './small.ts', '@/lib/small'])('is a small file that one other imports as %s', (target) => {
    expect(slivers([file('lib/small.ts', 25), importer('lib/large.ts', target)])).toMatchObject([
      { name: 'lib/small.ts' },
    ]);
  });

  it('has under 26 lines, one importer, and no place that Next knows', () => {
    const none = [
      [file('lib/a.ts', 26), importer('lib/b.ts', './a')],
      [file('lib/a.ts', 9), importer('lib/b.ts', './a'), importer('lib/c.ts', './a')],
      [file('lib/a.ts', 9)],
      [file('app/a.ts', 9), importer('app/b.ts', './a')],
    ];
    for (const files of none) expect(slivers(files)).toEqual([]);
  });
});

it('finds files over 200 lines', () => {
  expect(longFiles([file('a.ts', 200), file('b.ts', 201)])).toMatchObject([{ name: 'b.ts' }]);
});
