import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = process.cwd();
type Files = Readonly<Record<string, string>>;

/** A broken rule, and the file or folder that breaks it. */
interface Violation {
  readonly rule: string;
  readonly from: string;
}

/** Writes a small project and returns its violations of the import rules. */
async function violationsIn(files: Files): Promise<Violation[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  const project = {
    'package.json': '{ "name": "trial", "type": "module", "devDependencies": { "tool": "1.0.0" } }',
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    'node_modules/tool/package.json': '{ "name": "tool", "version": "1.0.0", "main": "index.js" }',
    'node_modules/tool/index.js': '',
    'node_modules/stray/package.json': '{ "name": "stray", "version": "1.0.0", "main": "index.js" }',
    'node_modules/stray/index.js': '',
    ...files,
  };
  for (const [name, text] of Object.entries(project)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const tool = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))];
  const output = await new Promise<string>((resolve) => {
    const args = [tool, '--config', config, '--output-type', 'json', ...folders];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  rmSync(folder, { recursive: true });
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

const allowed = {
  'app/page.tsx': "import { Card } from '@/components/course/Card';\nexport default () => <Card />;",
  'components/course/Card.tsx':
    "import { read } from '@/lib/catalogue/read';\nexport const Card = () => <p>{read()}</p>;",
  'lib/catalogue/read.ts': "import { call } from '../api/call.ts';\nexport const read = () => call();",
  'lib/api/call.ts':
    "import type { Course } from '../model/course.ts';\nexport const call = (): Course => ({ title: '' });",
  'lib/model/course.ts': 'export interface Course { title: string }',
};

/** For each rule a file or folder that breaks it, with all files of the small project. */
const violations: readonly (readonly [rule: string, from: string, files: Files])[] = [
  [
    'app-on-top',
    'components/course/Top.tsx',
    { 'components/course/Top.tsx': "import P from '@/app/page';\nexport const Top = () => <P />;" },
  ],
  [
    'components-above-lib',
    'lib/catalogue/above.ts',
    { 'lib/catalogue/above.ts': "export { Card as read } from '@/components/course/Card';" },
  ],
  [
    'domain-above-api',
    'lib/api/domain.ts',
    {
      'lib/api/domain.ts':
        "import type { read } from '@/lib/catalogue/read';\nexport const call = (): ReturnType<typeof read> => null;",
    },
  ],
  ['domain-above-api', 'lib/api/export.ts', { 'lib/api/export.ts': "import '@/lib/exchange/export';" }],
  [
    'outputs-on-top',
    'lib/catalogue/export.ts',
    { 'lib/catalogue/export.ts': "import '@/lib/exchange/export';", 'lib/exchange/export.ts': 'export const one = 1;' },
  ],
  [
    'components-fetch-nothing',
    'components/course/Fetch.tsx',
    {
      'components/course/Fetch.tsx':
        "export const Fetch = async () => <p>{(await import('@/lib/api/call')).call().title}</p>;",
    },
  ],
  [
    'pages-ask-the-domain',
    'app/wire.tsx',
    {
      'app/wire.tsx': "import { s } from '@/lib/api/schemas/s';\nexport default () => s;",
      'lib/api/schemas/s.ts': 'export const s = 1;',
    },
  ],
  [
    'ui-knows-no-domain',
    'components/ui/Box.tsx',
    {
      'components/ui/Box.tsx':
        "import type { Course } from '@/lib/model/course';\nexport const Box = (c: Course) => <p>{c.title}</p>;",
      'app/b.tsx': "export { Box } from '@/components/ui/Box';",
    },
  ],
  [
    'backend-apart',
    'lib/catalogue/seed.ts',
    {
      'lib/catalogue/seed.ts': "export { read } from '../../backend/seed.ts';",
      'backend/seed.ts': 'export const read = 1;',
    },
  ],
  ['backend-alone', 'backend/main.ts', { 'backend/main.ts': "import '../lib/model/course.ts';" }],
  [
    'no-circular',
    'lib/model/a.ts',
    {
      'lib/model/a.ts': "export type { B } from './b.ts';\nexport interface A {}",
      'lib/model/b.ts': "export type { A as B } from './a.ts';",
    },
  ],
  [
    'no-circular-folders',
    'lib/desk',
    {
      'lib/catalogue/one.ts': "export { two } from '../desk/two.ts';",
      'lib/catalogue/three.ts': 'export const three = 3;',
      'lib/desk/two.ts': 'export const two = 2;',
      'lib/desk/four.ts': "export { three } from '../catalogue/three.ts';",
    },
  ],
  [
    'backend-below-search',
    'backend/catalogue/one.ts',
    {
      'backend/catalogue/one.ts': "export { two } from '../search/two.ts';",
      'backend/search/two.ts': 'export const two = 2;',
    },
  ],
  [
    'backend/search-below-query',
    'backend/search/dictionary/one.ts',
    {
      'backend/search/dictionary/one.ts': "export { two } from '../query/two.ts';",
      'backend/search/query/two.ts': 'export const two = 2;',
    },
  ],
  [
    'search-below-its-questions',
    'backend/search/query/three.ts',
    { 'backend/search/query/three.ts': "export { two } from '../two.ts';" },
  ],
  [
    'no-orphans',
    'lib/catalogue/dead.ts',
    { 'lib/catalogue/dead.ts': 'export const dead = 1;', 'lib/catalogue/dead.test.ts': "import './dead.ts';" },
  ],
  ['no-development-packages', 'lib/api/tool.ts', { 'lib/api/tool.ts': "import 'tool';\nexport const call = 1;" }],
  ['no-undeclared-packages', 'lib/api/stray.ts', { 'lib/api/stray.ts': "import 'stray';\nexport const call = 1;" }],
  ['not-resolvable', 'lib/api/lost.ts', { 'lib/api/lost.ts': "import './gone.ts';\nexport const call = 1;" }],
  [
    'product-without-tests',
    'lib/api/tested.ts',
    {
      'lib/api/tested.ts': "import './tested.testkit.ts';\nexport const call = 1;",
      'lib/api/tested.testkit.ts': '',
    },
  ],
  ['server-knows-no-page', 'lib/server/main.ts', { 'lib/server/main.ts': "import '@/lib/model/course';" }],
];

describe('the import rules', () => {
  it('let the arrow pass', async () => {
    expect(await violationsIn(allowed)).toEqual([]);
  });

  describe('in a project that breaks them all', () => {
    let found: readonly Violation[];
    beforeAll(async () => {
      found = await violationsIn(Object.assign({}, allowed, ...violations.map(([, , files]) => files)));
    });

    it.each(violations)('%s catches a violation', (rule, from) => {
      expect(found).toContainEqual({ rule, from });
    });
  });
});
