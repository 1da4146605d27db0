/** Where among these something is put down: at the index that was sent, at the end where it is none or lies beyond it. */
export function placeIn(items: readonly unknown[], sent: unknown): number {
  return typeof sent === 'number' && sent >= 0 && sent < items.length ? Math.floor(sent) : items.length;
}

/** The same items, one of them taken from its place and put down at another; as they were where it was nowhere. */
export function carried<Item>(items: readonly Item[], from: unknown, to: unknown): Item[] {
  const item = typeof from === 'number' ? items[from] : undefined;
  if (item === undefined || typeof to !== 'number') return [...items];
  const others = items.filter((one) => one !== item);
  others.splice(placeIn(others, to), 0, item);
  return others;
}
