/**
 * What `read` gives for each item, in the order of the items.
 *
 * @param atOnce reads that go on at the same time: one visitor must not take the backend from all others
 * @throws what `read` throws
 */
export async function readEach<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(read))));
  }
  return results;
}
