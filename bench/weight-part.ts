import { type PageWeight, weighPage } from '../e2e/support/page-weight.ts';
import type { Check, Part } from './model.ts';
import { rounded } from './numbers.ts';
import { product, startBackend, startWeb } from './programs.ts';

/** Pages with the limit of their scripts, in kilobytes. */
const pages = [
  { path: 'home', limit: 185 },
  { path: 'catalogue', limit: 185 },
  { path: 'aboutUniv', limit: 185 },
  { path: 'courseDetails/1', limit: 175 },
  { path: 'collectionCard/1001', limit: 175 },
  { path: 'about', limit: 175 },
  { path: 'not-there', limit: 175 },
];

const kilobytes = (bytes: number) => rounded(bytes / 1000, 1);

function checkOf(path: string, limit: number, { script }: PageWeight): Check {
  return {
    rule: `${path}: JavaScript, gzipped`,
    limit: `≤ ${limit} kB`,
    measured: `${kilobytes(script)} kB`,
    holds: script <= limit * 1000,
  };
}

/** The weight of the pages, counted as in the budgets of the page tests. */
export const weightPart: Part = async (settings) => {
  const backend = await startBackend(settings);
  try {
    const web = await startWeb(settings, backend);
    const read = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
    const weighed = [];
    for (const page of pages)
      weighed.push({ ...page, weight: await weighPage(`${web.origin}/${product}/app/${page.path}`, read) });
    await web.stop();
    return {
      tables: [
        {
          title: 'Weight of pages (kB; scripts, styles and HTML gzipped)',
          columns: ['page', 'JavaScript', 'CSS', 'fonts', 'HTML', 'HTML, not compressed'],
          rows: weighed.map(({ path: page, weight: { script, style, font, htmlCompressed, html } }) => [
            page,
            ...[script, style, font, htmlCompressed, html].map(kilobytes),
          ]),
        },
      ],
      bars: [
        {
          title: 'JavaScript of a page',
          unit: 'kB, gzipped',
          bars: weighed.map(({ path: label, weight }) => ({ label, value: kilobytes(weight.script) })),
        },
      ],
      checks: weighed.map(({ path: page, limit, weight }) => checkOf(page, limit, weight)),
    };
  } finally {
    await backend.stop();
  }
};
