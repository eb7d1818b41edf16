import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SourceFile, sourceFiles } from './source-files.testkit.ts';

const documents = sourceFiles(/\.md$/).concat(
  readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name: `docs/${name}`, text: readFileSync(`docs/${name}`, 'utf8') })),
);
/** Documents that name files of the source in full. */
const namesFiles = ({ name }: SourceFile) => /^(docs\/|SECURITY\.md$)/.test(name);

/** A text without blocks of code, whose content is not the document's. */
const prose = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The names of a document's headings as addresses, as forges make them. */
function anchorsOf(text: string): string[] {
  const headings = [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links of a document to what is not there. */
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

it('names files of the source that are there', () => {
  const named = documents
    .filter(namesFiles)
    .flatMap(({ name, text }) =>
      [...text.matchAll(/`((?:app|backend|components|e2e|jest|lib|scripts)\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => [
        name,
        file,
      ]),
    );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, file = '']) => !existsSync(file))).toEqual([]);
});

/** What comments of the source cite a document by: quoted names of its parts, and numbers of sections. */
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
