import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type SourceFile, sourceFiles } from './source-files.testkit.ts';

const documents = sourceFiles(/\.md$/).concat(
  readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name: `docs/${name}`, text: readFileSync(`docs/${name}`, 'utf8') })),
);
/** Documents that name source files with their full path. */
const namesFiles = ({ name }: SourceFile) =>
  /^(docs\/|[A-Z]+\.md$)|\/README\.md$/.test(name) && name !== 'CHANGELOG.md';

/** A text without its blocks of code. */
const prose = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The anchors of a document's headings, as GitHub and similar sites make them. */
function anchorsOf(text: string): string[] {
  const headings = [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a document to missing files or headings. */
function brokenLinks({ name, text }: SourceFile): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const isBroken = (target: string) => {
    const [file = '', anchor] = target.split('#');
    const place = path.posix.join(path.posix.dirname(name), file);
    if (file !== '' && !existsSync(place)) return true;
    return anchor !== undefined && !anchorsOf(file === '' ? text : readFileSync(place, 'utf8')).includes(anchor);
  };
  const inside = targets.filter((target) => !/^(https?|mailto):/.test(target));
  return inside.filter(isBroken).map((target) => `${name}: ${target}`);
}

it('has no link to what is not there', () => {
  expect(documents.length).toBeGreaterThan(12);
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

it('would find a file and a heading that are not there', () => {
  const text =
    '# One\n[a](CHANGELOG.md) [b](#one) [c](#two) [d](nowhere.md) [e](SECURITY.md#no) [f](https://example.org)';
  expect(brokenLinks({ name: 'a.md', text })).toEqual(['a.md: #two', 'a.md: nowhere.md', 'a.md: SECURITY.md#no']);
});

/** Texts between backticks in a document that look like a file, a folder or a pattern. */
const namedPlaces = ({ text }: SourceFile) =>
  [...text.matchAll(/`((?:app|backend|bench|components|deploy|docs|e2e|jest|lib|messages|scripts)\/[^\s`]+)`/g)].map(
    ([, place = '']) => place,
  );

/** Expands the braces of a place: one place for each name. */
function eachOf(place: string): string[] {
  const [, before = '', names, after = ''] = /^(.*?)\{(.+?)\}(.*)$/.exec(place) ?? [];
  return names === undefined ? [place] : names.split(',').flatMap((name) => eachOf(`${before}${name}${after}`));
}

/** Whether a file, a folder or a match of a pattern exists; `.ts` and `.test.ts` may be omitted. A place with “…” always passes. */
const isThere = (place: string) =>
  place.includes('…') || [place, `${place}.ts`, `${place}.test.ts`].some(existsSync) || globSync(place).length > 0;

const missingPlaces = (document: SourceFile) =>
  namedPlaces(document)
    .flatMap(eachOf)
    .filter((place) => !isThere(place) && !place.includes('/glossary/'))
    .map((place) => `${document.name}: ${place}`);

it('names files and folders of the source that are there, but for the page that it teaches to add', () => {
  expect(documents.filter(namesFiles).flatMap(namedPlaces).length).toBeGreaterThan(150);
  expect(documents.filter(namesFiles).flatMap(missingPlaces)).toEqual([]);
});

it('docs/architecture.md names every folder of components and lib in its table', () => {
  const named = namedPlaces({ name: '', text: readFileSync('docs/architecture.md', 'utf8') }).flatMap(eachOf);
  const folders = ['components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => `${folder}/${name}`),
  );
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
});

it('would find places that are not there', () => {
  const text = '`lib/{api,nowhere}/schemas` `lib/api/**/*.ts` `lib/api/nothing.ts` `docs/…`';
  expect(missingPlaces({ name: 'a.md', text })).toEqual(['a.md: lib/nowhere/schemas', 'a.md: lib/api/nothing.ts']);
});

const sources = sourceFiles(/\.(tsx?|mjs|css|md|sql|txt|tsv)$/);
/** The path of a file, or the end of one, without the quotation marks of an import. */
const filePath = /(?<![\w./:*'"-])(?:[\w[\]-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|md|sql|txt|tsv)(?!\.?\w)/g;

/** The files that comments name by their path, or by its end, and that are not there. */
function missingInComments(text: string): string[] {
  const comments = text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [];
  const places = comments.flatMap((comment) => comment.match(filePath) ?? []);
  return places.filter((place) => !existsSync(place) && !sources.some(({ name }) => name.endsWith(`/${place}`)));
}

it('comments name files that are there', () => {
  const isCode = ({ name }: SourceFile) => /\.(tsx?|mjs|css)$/.test(name);
  const missing = sources.filter(isCode).map(({ name, text }) => [name, missingInComments(text)]);
  expect(missing.filter(([, places]) => places?.length !== 0)).toEqual([]);
});

it('would find a file in a comment that is not there', () => {
  const comment = `/${'*'} \`search/nothing.ts\`, \`rules/documents.test.ts\` (docs/product.md). */`;
  expect(missingInComments(comment)).toEqual(['search/nothing.ts']);
});

it('names commands that there are', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const commands = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, command = '']) => ({ name, command })),
  );
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.filter(({ command }) => scripts[command] === undefined)).toEqual([]);
});

/** The parts of a document that source comments cite: quoted headings and section numbers. */
function citations(document: RegExp): string[] {
  const comments = sourceFiles(/\.(tsx?|css)$/).map(({ text }) => text.replaceAll(/\s*\n\s*\*?\s*/g, ' '));
  const places = comments.flatMap((text) => [...text.matchAll(document)].map(([, place = '']) => place));
  const names = places.flatMap((place) => [...place.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name));
  const numbers = places.flatMap((place) => [...place.matchAll(/\b(\d)\b/g)].map(([, number = '']) => `${number}.`));
  return [...new Set([...names, ...numbers])];
}

it.each([
  ['docs/product.md', /\bspecification,? \(?((?:sections? \d(?: and \d)?)?(?:,? ?"[^"]+")?)/gi],
  ['docs/rest-contract.md', /\brest[- ]contract, ((?:"[^"]+"))/gi],
])('%s has what comments cite it for', (name, pattern) => {
  const text = readFileSync(name, 'utf8');
  const titles = [...text.matchAll(/^#+ (.+)$|\*\*(.+?)\*\*|^\| ([^|]+?) +\|/gm)].map((match) =>
    match.slice(1).join(''),
  );
  const cited = citations(pattern);
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.filter((place) => !titles.some((title) => title.toLowerCase().includes(place.toLowerCase())))).toEqual(
    [],
  );
});
