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
/** Programs that a container may run, and files that Next loads by path. */
const programs = [
  'lib/server/main.ts',
  'backend/main.ts',
  'backend/import/main.ts',
  'next.config.mjs',
  'lib/cache/next-cache-handler.ts',
];
/** Files and folders that no import names: they are read by path. */
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
/** The largest files that Next loads only in a build or in development; Next's own packaging leaves them out too. */
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

/** Finds all files that the programs import, with the tracer that comes with Next. It cannot read types, so they are removed first. */
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

/** The files that Next and each of its routes read, as listed by the production build. */
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

/** The real path of a file below the root, because the build has links to packages. `null` for anything that is not a file to copy. */
function realFile(name: string): string | null {
  const file = path.join(root, name);
  if (leftOut.test(name) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return path.relative(root, realpathSync(file));
}

/** The links from the build to packages. */
function links(): readonly string[] {
  const names = globSync('.next/node_modules/{*,@*/*}', { cwd: root });
  return names.filter((name) => lstatSync(path.join(root, name)).isSymbolicLink());
}

/** Copies only the files that web app and backend need in production into a folder: `node scripts/image.ts FOLDER`. */
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
