/** A place in the row of page links: a page number, or a gap of pages that are not shown. */
export type PaginationItem = number | 'gap';

/**
 * The pages worth a link: the first, the last, the current one and its neighbours. A gap of a single page is that
 * page. Pages are 1-based.
 */
export function paginationItems(page: number, pageCount: number): readonly PaginationItem[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  const pages = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? (['gap', number] as const) : [number];
  });
}
