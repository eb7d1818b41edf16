/** @jest-environment ./jest/environment.mjs */
import fc from 'fast-check';
import { fillFrame, readFrame } from './frame';
import type { SearchParts } from './holes';

const marker = 'secret_Word-1';

/** A page as Next writes it, its data cut in the middle of a place. */
const page = (data: string, cutAt: number) =>
  [
    `<html><head><title>${marker}.title · Site</title><link rel="canonical" href="/catalogue?q=${marker}.query"></head>`,
    `<body><input value="${marker}.text"><main>`,
    `<script type="application/json" id="${marker}.results">{"filters":["\\u003c"]}</script></main>`,
    '<script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...[data.slice(0, cutAt), data.slice(cutAt)].map(
      (part) => `<script nonce="n">self.__next_f.push([1,${JSON.stringify(part).replaceAll('<', '\\u003c')}])</script>`,
    ),
    '</body></html>',
  ].join('');

const data = [
  `0:["q%3D${marker}.query","catalogue?q=${marker}.query"]\n`,
  `1:{"title":"${marker}.title · Site","text":"${marker}.text","slot":"${marker}.results","found":"${marker}.found"}\n`,
].join('');

const usual: SearchParts = {
  query: 'q=sea&page=2',
  text: 'sea',
  title: 'Results for “sea”',
  description: 'Two courses',
  results: '<div id="results"><h1>Results</h1></div>',
  found: '{"answer":{"cards":[]}}',
  head: '<link rel="preload" as="image" href="/a.webp">',
};

function write(parts: SearchParts, source = page(data, 60)): Document {
  const frame = readFrame(source, marker);
  if (!frame) throw new Error('the page is no frame');
  return new DOMParser().parseFromString(fillFrame(frame, parts), 'text/html');
}

/** What React would read of the page's data. */
function dataOf(document: Document): unknown[] {
  const scripts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent ?? '');
  const [, text = '""'] = /^self\.__next_f\.push\(\[1,(.*)\]\)$/s.exec(scripts.at(-1) ?? '') ?? [];
  const rows: string = JSON.parse(text);
  return rows
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row.slice(2)));
}

it('writes the results, the head and the address into the page', () => {
  const document = write(usual);
  expect(document.querySelector('main')?.innerHTML).toBe(usual.results);
  expect(document.querySelector('head link[rel="preload"]')?.getAttribute('href')).toBe('/a.webp');
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('/catalogue?q=sea&page=2');
});

it('writes them into the data for React, wherever that was cut', () => {
  fc.assert(
    fc.property(fc.nat(data.length), (cutAt) => {
      expect(dataOf(write(usual, page(data, cutAt)))).toEqual([
        ['q%3Dsea%26page%3D2', 'catalogue?q=sea&page=2'],
        { title: 'Results for “sea” · Site', text: 'sea', slot: '', found: usual.found },
      ]);
    }),
  );
});

it('shows any text as it is, in the page and in its data', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => value.trim() === value && !/[\r\0]/.test(value));
  const edges = fc.constantFrom('$x', '</script><b>', '"\\', '\u2028', '&amp;', '$&', `${marker}x`);
  fc.assert(
    fc.property(fc.oneof(text, edges), (value) => {
      const document = write({ ...usual, text: value, title: value, found: value });
      expect(document.querySelector('input')?.value).toBe(value);
      // React takes one dollar sign away.
      const read = value.startsWith('$') ? `$${value}` : value;
      expect(dataOf(document)[1]).toEqual({ title: `${read} · Site`, text: read, slot: '', found: read });
    }),
  );
});

it('hands out what the page brings along', () => {
  expect(readFrame(page(data, 60), marker)?.inputs).toEqual({ filters: ['<'] });
});

it.each([
  ['has no place for the results', (html: string) => html.replace('application/json', 'text/plain')],
  ['has no data', (html: string) => html.replaceAll('push([1,', 'push([3,')],
  ['has data of another kind as well', (html: string) => html.replace('push([1,', 'push([3,')],
  ['has no head', (html: string) => html.replace('</head>', '')],
])('is no frame when it %s', (_, change) => {
  expect(readFrame(change(page(data, 60)), marker)).toBeNull();
});
