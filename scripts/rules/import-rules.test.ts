import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a small project and gives the names of the import rules that it breaks. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
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
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
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

describe('the import rules', () => {
  it('let the arrow pass', async () => {
    expect(await brokenRules(allowed)).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['app-on-top', { 'components/course/Card.tsx': "import P from '@/app/page';\nexport const Card = () => <P />;" }],
    ['components-above-lib', { 'lib/catalogue/read.ts': "export { Card as read } from '@/components/course/Card';" }],
    [
      'domain-above-api',
      {
        'lib/api/call.ts':
          "import type { read } from '@/lib/catalogue/read';\nexport const call = (): ReturnType<typeof read> => null;",
      },
    ],
    [
      'components-fetch-nothing',
      {
        'components/course/Card.tsx':
          "export const Card = async () => <p>{(await import('@/lib/api/call')).call().title}</p>;",
      },
    ],
    [
      'pages-ask-the-domain',
      {
        'app/page.tsx': "import { s } from '@/lib/api/schemas/s';\nexport default () => s;",
        'lib/api/schemas/s.ts': 'export const s = 1;',
      },
    ],
    [
      'ui-knows-no-domain',
      {
        'components/ui/Box.tsx':
          "import type { Course } from '@/lib/model/course';\nexport const Box = (c: Course) => <p>{c.title}</p>;",
        'app/b.tsx': "export { Box } from '@/components/ui/Box';",
      },
    ],
    [
      'backend-apart',
      {
        'lib/catalogue/read.ts': "export { read } from '../../backend/main.ts';",
        'backend/main.ts': 'export const read = 1;',
      },
    ],
    ['backend-alone', { 'backend/main.ts': "import '../lib/model/course.ts';" }],
    [
      'no-circular',
      {
        'lib/model/course.ts': "export type { B } from './b.ts';\nexport interface Course {}",
        'lib/model/b.ts': "export type { Course as B } from './course.ts';",
      },
    ],
    [
      'no-circular-folders',
      {
        'lib/catalogue/one.ts': "export { two } from '../desk/two.ts';",
        'lib/catalogue/three.ts': 'export const three = 3;',
        'lib/desk/two.ts': 'export const two = 2;',
        'lib/desk/four.ts': "export { three } from '../catalogue/three.ts';",
      },
    ],
    [
      'no-orphans',
      { 'lib/catalogue/dead.ts': 'export const dead = 1;', 'lib/catalogue/dead.test.ts': "import './dead.ts';" },
    ],
    ['no-development-packages', { 'lib/api/call.ts': "import 'tool';\nexport const call = () => 1;" }],
    ['no-undeclared-packages', { 'lib/api/call.ts': "import 'stray';\nexport const call = () => 1;" }],
    ['not-resolvable', { 'lib/api/call.ts': "import './gone.ts';\nexport const call = () => 1;" }],
    [
      'product-without-tests',
      { 'lib/api/call.ts': "import './call.testkit.ts';\nexport const call = () => 1;", 'lib/api/call.testkit.ts': '' },
    ],
    ['server-knows-no-page', { 'lib/server/main.ts': "import '@/lib/model/course';" }],
  ])('%s catches a violation', async (rule, files) => {
    expect(await brokenRules({ ...allowed, ...files })).toContain(rule);
  });
});
