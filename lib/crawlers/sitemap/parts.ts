/**
 * Maximum entries of a part. sitemaps.org allows 50,000, but every hundred entries need a call to the backend, and a
 * crawler does not wait for five hundred calls.
 */
export const entriesPerPart = 10_000;

const wholeKinds = ['pages', 'institutions', 'teachers', 'categories', 'filters'] as const;

/** A part of the sitemap; the parts of courses and series have a number, from 1. */
export type SitemapPart =
  | { readonly kind: (typeof wholeKinds)[number] }
  | { readonly kind: 'courses'; readonly number: number };

/** The part with a file name such as `courses-2.xml`; `null` for any other name. */
export function parsePart(name: string): SitemapPart | null {
  const number = /^courses-([1-9]\d{0,3})\.xml$/.exec(name)?.[1];
  if (number) return { kind: 'courses', number: Number(number) };
  const kind = wholeKinds.find((whole) => `${whole}.xml` === name);
  return kind ? { kind } : null;
}

/** The number of parts for so many courses and series, at least one. */
export const partCount = (total: number): number => Math.max(1, Math.ceil(total / entriesPerPart));

/** The file names of all parts of a catalogue. @param hasTeachers whether teachers have pages */
export function partNames(total: number, hasTeachers: boolean): readonly string[] {
  const whole = wholeKinds.filter((kind) => kind !== 'teachers' || hasTeachers);
  const numbered = Array.from({ length: partCount(total) }, (_, index) => `courses-${index + 1}`);
  return [...whole, ...numbered].map((name) => `${name}.xml`);
}
