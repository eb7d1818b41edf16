/**
 * Calls `read` for each item and returns the results in the order of the items.
 *
 * @param concurrency maximum number of concurrent reads, so that one visitor does not occupy the backend
 * @throws the error of `read`
 */
export async function readEach<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
  concurrency = 8,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += concurrency) {
    results.push(...(await Promise.all(items.slice(start, start + concurrency).map(read))));
  }
  return results;
}
