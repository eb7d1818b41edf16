import { weighPage } from '../e2e/support/page-weight.ts';
import type { Part } from './model.ts';
import { rounded } from './numbers.ts';
import { product, startBackend, startWeb } from './programs.ts';

const pages = ['home', 'catalogue', 'aboutUniv', 'courseDetails/1', 'collectionCard/1001', 'about', 'not-there'];

const kilobytes = (bytes: number) => rounded(bytes / 1000, 1);

/** The weight of the pages, counted as in the page tests, which have its limits. */
export const weightPart: Part = async (settings) => {
  const backend = await startBackend(settings);
  const web = await startWeb(settings, backend);
  const read = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  const weighed = [];
  for (const page of pages)
    weighed.push({ page, weight: await weighPage(`${web.origin}/${product}/app/${page}`, read) });
  return {
    tables: [
      {
        title: 'Weight of pages (kB; scripts, styles and HTML gzipped)',
        columns: ['page', 'JavaScript', 'CSS', 'fonts', 'HTML', 'HTML, not compressed'],
        rows: weighed.map(({ page, weight: { script, style, font, htmlCompressed, html } }) => [
          page,
          ...[script, style, font, htmlCompressed, html].map(kilobytes),
        ]),
      },
    ],
    bars: [
      {
        title: 'JavaScript of a page',
        unit: 'kB, gzipped',
        bars: weighed.map(({ page: label, weight }) => ({ label, value: kilobytes(weight.script) })),
      },
    ],
    checks: [],
  };
};
