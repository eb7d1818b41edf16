/**
 * Entries of a part. It may have 50,000 (sitemaps.org), but each hundred is a call to the backend, and a crawler does not
 * wait for five hundred of them.
 */
export const entriesPerPart = 10_000;

/** A part of the sitemap; those of courses and series have a number, from 1. */
export type SitemapPart =
  | { readonly kind: 'pages' | 'institutions' | 'teachers' | 'categories' | 'filters' }
  | { readonly kind: 'courses' | 'series'; readonly number: number };

const partName =
  /^(?:(?<single>pages|institutions|teachers|categories|filters)|(?<kind>courses|series)-(?<number>[1-9]\d{0,3}))\.xml$/;

/** The part with a file name such as `courses-2.xml`; `null` for any other name. */
export function parsePart(name: string): SitemapPart | null {
  const { single, kind, number } = partName.exec(name)?.groups ?? {};
  if (single) return { kind: single as 'pages' };
  return kind ? { kind: kind as 'courses', number: Number(number) } : null;
}

/** How many there are of each. */
export interface CatalogueSize {
  readonly courses: number;
  readonly series: number;
}

/** A list of that length has one part at least. */
const partCount = (total: number) => Math.max(1, Math.ceil(total / entriesPerPart));

/** Whether a catalogue is large enough for a part. */
export function isPartOf(part: SitemapPart, size: CatalogueSize): boolean {
  return !('number' in part) || part.number <= partCount(size[part.kind]);
}

/** The file names of all parts of a catalogue. @param hasTeachers whether teachers have pages */
export function partNames(size: CatalogueSize, hasTeachers = false): readonly string[] {
  const numbered = Object.entries(size).flatMap(([kind, total]) =>
    Array.from({ length: partCount(total) }, (_, index) => `${kind}-${index + 1}`),
  );
  const teachers = hasTeachers ? ['teachers'] : [];
  return ['pages', 'institutions', ...teachers, 'categories', 'filters', ...numbered].map((name) => `${name}.xml`);
}
