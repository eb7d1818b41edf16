import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { namedFiles, weighPage } from './page-weight';

const html = `<!doctype html><link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/f.woff2" crossorigin="">
<link rel="preload" as="script" fetchPriority="low" href="/a.js"><script src="/b.js" async=""></script><script src="/b.js"></script>
<link rel="modulepreload" href="/c.js"><script src="/old.js" noModule=""></script><script>inline()</script>
<script type="text/plain" data-src="/d.js"></script><link rel="icon" href="/icon.svg">`;

it('finds every file that a page names, once', () => {
  expect(namedFiles(html)).toEqual({
    script: ['/a.js', '/b.js', '/c.js', '/d.js'],
    style: ['/a.css'],
    font: ['/f.woff2'],
  });
});

it('weighs files as they travel', async () => {
  const bytes = randomBytes(1000);
  const text = Buffer.from('word '.repeat(200));
  const files: Record<string, Buffer> = { page: Buffer.from(html), 'f.woff2': bytes };
  const weight = await weighPage('http://app.test/page', async (url) => files[new URL(url).pathname.slice(1)] ?? text);
  const zipped = (of: Buffer) => gzipSync(of, { level: 9 }).length;
  expect(weight).toEqual({
    script: 4 * zipped(text),
    style: zipped(text),
    font: 1000,
    htmlCompressed: zipped(Buffer.from(html)),
    html: html.length,
  });
});
