/** More than any catalogue has: a backend that counts wrongly could otherwise send the same courses for ever. */
export const maxPages = 10_000;

/**
 * Yields the pages of a list in order, up to the last one or the one before `end`.
 *
 * @param read reads one page; the first is 1
 * @throws the error of `read`
 */
export async function* allPages<Page extends { readonly pageCount: number }>(
  read: (page: number) => Promise<Page>,
  first = 1,
  end = first + maxPages,
): AsyncGenerator<Page> {
  for (let page = first; page < end; page += 1) {
    const answer = await read(page);
    // The backend answers a page after the last one with the last page.
    if (page > Math.max(answer.pageCount, 1)) return;
    yield answer;
    if (page >= answer.pageCount) return;
  }
}
