import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { builtProduct } from '../lib/server/production-build.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What a container may run, and what Next loads by its address. */
const programs = [
  'lib/server/main.ts',
  'backend/main.ts',
  'backend/import/main.ts',
  'next.config.mjs',
  'lib/cache/next-cache-handler.ts',
];
/** What is read by its path, or by nothing that can be followed. */
const whole = [
  'package.json',
  'public',
  '.next',
  'backend',
  'node_modules/node/bin',
  'node_modules/@fontsource',
  'node_modules/next/dist/compiled/webpack',
  'node_modules/next/dist/compiled/@babel/runtime',
];
const leftOut = /^\.next\/(cache|diagnostics|types|trace)|\.test\.ts$|\.nft\.json$|^backend\/(testing|README)/;
/** What Next could load in a build or in development; the largest of it, as its own packaging leaves it out. */
const notInProduction = [
  '**/*.d.ts',
  '**/*.map',
  '**/*.development.js',
  '**/*.dev.js',
  '**/next/dist/compiled/{babel,babel-packages,@babel,terser,postcss-*,cssnano-*,mini-css-extract-plugin}/**',
  '**/next/dist/build/{babel,turbopack-*}/**',
  '**/next/dist/{esm,docs}/**',
  '**/node_modules/{@next,@parcel,next-intl}/**',
  '**/node_modules/@swc/core*/**',
];

type FileTracer = (
  files: readonly string[],
  options: {
    base: string;
    processCwd: string;
    ignore: readonly string[];
    readFile: (file: string) => Promise<string | Buffer | null>;
  },
) => Promise<{ fileList: ReadonlySet<string> }>;

/** The follower of imports that comes with Next; it knows no types, so they are taken out as Node does. */
async function filesOfPrograms(): Promise<readonly string[]> {
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as {
    nodeFileTrace: FileTracer;
  };
  const { fileList } = await nodeFileTrace(programs, {
    base: root,
    processCwd: root,
    ignore: notInProduction,
    readFile: async (file) => {
      if (!existsSync(file)) return null;
      const content = readFileSync(file);
      const isOurs = file.endsWith('.ts') && !file.includes('node_modules');
      return isOurs ? stripTypeScriptTypes(content.toString()) : content;
    },
  });
  return [...fileList];
}

/** What the production build says that Next and each of its routes read. */
function filesOfBuild(): readonly string[] {
  const lists = globSync(['.next/*.nft.json', '.next/server/**/*.nft.json'], { cwd: root });
  return lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(path.join(root, list), 'utf8')) as { files: readonly string[] };
    return files.map((file) => path.relative(root, path.resolve(root, path.dirname(list), file)));
  });
}

function filesOfFolders(): readonly string[] {
  return whole.flatMap((name) => [name, ...globSync(`${name}/**/*`, { cwd: root })]);
}

/** The file behind a name, by its real place below the root: the build links to packages. `null` for anything else. */
function realFile(name: string): string | null {
  const file = path.join(root, name);
  if (leftOut.test(name) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return path.relative(root, realpathSync(file));
}

/** The links of the build to packages. */
function links(): readonly string[] {
  const names = globSync('.next/node_modules/{*,@*/*}', { cwd: root });
  return names.filter((name) => lstatSync(path.join(root, name)).isSymbolicLink());
}

/** Copies into a folder all that web app and backend need in production, and nothing else: `node scripts/image.ts FOLDER`. */
async function main(target: string | undefined): Promise<void> {
  if (!target) throw new Error('Which folder? node scripts/image.ts FOLDER');
  if (builtProduct(path.join(root, '.next')) === null) throw new Error('There is no build: run "npm run build" first');
  const names = [...(await filesOfPrograms()), ...filesOfBuild(), ...filesOfFolders()];
  for (const file of new Set(names.map(realFile))) {
    if (file) cpSync(path.join(root, file), path.resolve(target, file));
  }
  for (const link of links()) {
    mkdirSync(path.resolve(target, path.dirname(link)), { recursive: true });
    symlinkSync(readlinkSync(path.join(root, link)), path.resolve(target, link));
  }
}

await main(process.argv[2]);
