import { type SourceFile, sourceFiles } from './source-files.testkit.ts';

/** Text files of every kind: code, configuration, documents, recipes. */
const text = /(\.(tsx?|mjs|css|json|md|ya?ml|conf|sh|sql|env[\w.]*)|Dockerfile|\.env[\w.]*|\/run)$/;

const secret = new RegExp(
  [
    '-----BEGIN [A-Z ]*PRIVATE KEY-----',
    String.raw`\b(AKIA|ASIA)[A-Z0-9]{16}\b`,
    String.raw`\bgh[pousr]_[A-Za-z0-9]{36}\b`,
    String.raw`\bxox[abprs]-[A-Za-z0-9-]{10,}`,
    String.raw`\beyJ[\w-]{15,}\.[\w-]{15,}\.[\w-]{15,}`,
    String.raw`(secret|passw(or)?d|token|api_?key)["']?\s*[:=]\s*["'](?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}["']`,
    String.raw`\/\/[\w.-]+:[^\s@/:$*{}<>"'\x60]{6,}@(?!host\b)[\w.-]+\.[a-z]{2,}`,
  ].join('|'),
  'i',
);

/** The places of texts that look like a secret: `name:line`. */
function findSecrets({ name, text: content }: SourceFile): string[] {
  return content.split('\n').flatMap((line, index) => (secret.test(line) ? [`${name}:${index + 1}`] : []));
}

it('has no key, token or password: secrets come from the environment only', () => {
  const files = sourceFiles(text).filter(({ name }) => name !== 'package-lock.json');
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(findSecrets)).toEqual([]);
});

it.each([
  `-----BEGIN EC ${'PRIVATE'} KEY-----`,
  `const key = "${'AKIA'}ABCDEFGHIJKLMNOP";`,
  `NEXTAUTH_SECRET: '${'s3cr3ts3cr3t'.repeat(2)}'`,
  `REDIS=redis://user:${'pa55word'}@cache.example.org`,
])('would find %s', (line) => {
  expect(findSecrets({ name: 'a', text: line })).toEqual(['a:1']);
});

it.each(['NEXTAUTH_SECRET=… npm run web', "authSecret = 'only for the page tests on this machine'", 'token: string'])(
  'takes %s for none',
  (line) => {
    expect(findSecrets({ name: 'a', text: line })).toEqual([]);
  },
);
