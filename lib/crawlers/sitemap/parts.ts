/**
 * Maximum entries of a part. sitemaps.org allows 50,000, but every hundred entries need a call to the backend, and a
 * crawler does not wait for five hundred calls.
 */
export const entriesPerPart = 10_000;

const wholeKinds = ['pages', 'institutions', 'teachers', 'categories', 'filters'] as const;
const numberedKinds = ['courses', 'series'] as const;

/** A part of the sitemap; parts of courses and series have a number, from 1. */
export type SitemapPart =
  | { readonly kind: (typeof wholeKinds)[number] }
  | { readonly kind: (typeof numberedKinds)[number]; readonly number: number };

/** The number of courses and of series. */
export type CatalogueSize = Readonly<Record<(typeof numberedKinds)[number], number>>;

/** The part with a file name such as `courses-2.xml`; `null` for any other name. */
export function parsePart(name: string): SitemapPart | null {
  const [, asked, number] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? [];
  if (number === undefined) {
    const kind = wholeKinds.find((whole) => whole === asked);
    return kind ? { kind } : null;
  }
  const kind = numberedKinds.find((numbered) => numbered === asked);
  return kind ? { kind, number: Number(number) } : null;
}

/** The number of parts for a list of this length, at least one. */
const partCount = (total: number) => Math.max(1, Math.ceil(total / entriesPerPart));

/** Whether a catalogue of this size has the part. */
export function isPartOf(part: SitemapPart, size: CatalogueSize): boolean {
  return !('number' in part) || part.number <= partCount(size[part.kind]);
}

/** The file names of all parts of a catalogue. @param hasTeachers whether teachers have pages */
export function partNames(size: CatalogueSize, hasTeachers = false): readonly string[] {
  const whole = wholeKinds.filter((kind) => kind !== 'teachers' || hasTeachers);
  const numbered = numberedKinds.flatMap((kind) =>
    Array.from({ length: partCount(size[kind]) }, (_, index) => `${kind}-${index + 1}`),
  );
  return [...whole, ...numbered].map((name) => `${name}.xml`);
}
