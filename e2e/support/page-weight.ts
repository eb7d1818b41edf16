import { gzipSync } from 'node:zlib';

/** The sizes of a page's parts, in bytes. */
export interface PageWeight {
  /**
   * Scripts in the HTML, also those that wait for the paint, each compressed with gzip -9; without those for browsers that do
   * not support modules.
   */
  readonly script: number;
  /** Style sheets in the HTML, compressed in the same way. */
  readonly style: number;
  /** Preloaded fonts, whose files are already compressed. */
  readonly font: number;
  readonly htmlCompressed: number;
  readonly html: number;
}

type Read = (url: string) => Promise<Buffer>;

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
const compressed = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

/** The addresses of files in the HTML of a page, by kind and without duplicates. */
export function namedFiles(html: string): Record<'script' | 'style' | 'font', readonly string[]> {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const scripts = tags.flatMap((tag) => {
    if (tag.startsWith('<script')) {
      return /\snomodule\b/i.test(tag) ? [] : [attribute(tag, 'src') || attribute(tag, 'data-src')];
    }
    const loads = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script';
    return loads ? [attribute(tag, 'href')] : [];
  });
  const styles = tags.flatMap((tag) => (attribute(tag, 'rel') === 'stylesheet' ? [attribute(tag, 'href')] : []));
  const fonts = tags.flatMap((tag) => (attribute(tag, 'as') === 'font' ? [attribute(tag, 'href')] : []));
  const once = (addresses: readonly string[]) => [...new Set(addresses.filter(Boolean))];
  return { script: once(scripts), style: once(styles), font: once(fonts) };
}

/** Fetches a page and the files in its HTML, and returns their sizes. */
export async function weighPage(url: string, read: Read): Promise<PageWeight> {
  const page = await read(url);
  const files = namedFiles(page.toString());
  const sum = async (addresses: readonly string[], weigh: (bytes: Buffer) => number) => {
    const weights = addresses.map(async (address) => weigh(await read(new URL(address, url).href)));
    return (await Promise.all(weights)).reduce((total, weight) => total + weight, 0);
  };
  return {
    script: await sum(files.script, compressed),
    style: await sum(files.style, compressed),
    font: await sum(files.font, ({ length }) => length),
    htmlCompressed: compressed(page),
    html: page.length,
  };
}
