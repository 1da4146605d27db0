/** The items of a list that never changes its order, each with its place as a key. */
export function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, at) => ({ key: `${at}`, item }));
}
