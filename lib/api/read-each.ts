/**
 * Calls `read` for each item and returns the results in the order of the items. After an error no further item is read.
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
  const queue = inOrder(items);
  const readNext = async () => {
    for (const [index, item] of queue) results[index] = await read(item);
  };
  await Promise.all(Array.from({ length: concurrency }, readNext));
  return results;
}

/** A generator, because an error in a loop over it ends it for all other loops too. */
function* inOrder<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries();
}
