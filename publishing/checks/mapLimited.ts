import { runConcurrently } from '../../platform/runConcurrently';

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
