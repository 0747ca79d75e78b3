/** Runs the task for each item, at most `limit` at once. After a failure no further item is started. */
export async function runConcurrently<Item>(
  items: Iterable<Item>,
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let hasFailed = false;
  const work = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !hasFailed; next = queue.next()) {
      await task(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, work));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Like `Promise.all(items.map(work))`, with at most `limit` at work. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  await runConcurrently(items.entries(), limit, async ([index, item]) => {
    results[index] = await work(item);
  });
  return results;
}
