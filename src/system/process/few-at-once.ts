/** Maps items in order with at most `max` calls at a time. Rejects with the first error. */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  max: number,
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const open = items.entries();
  const callInTurn = async () => {
    for (const [at, item] of open) results[at] = await call(item);
  };
  await Promise.all(Array.from({ length: max }, callInTurn));
  return results;
}
