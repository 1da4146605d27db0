import type { Item } from './items-in.ts';
import { labelCode } from './label-code.ts';

const keys = new WeakMap<Item, string>();
let made = 0;

/** What tells an item from the others while it is edited, its code still being typed: its row keeps its place and focus. */
export function rowKey(item: Item): string {
  return keys.get(item) ?? (keys.get(withRowKey(item)) as string);
}

/** The same item under a key of its own, or under that of the one it came from. */
export function withRowKey(item: Item, from?: Item): Item {
  made += 1;
  keys.set(item, from ? rowKey(from) : `item-${made}`);
  return item;
}

/** The items numbered by their order, where they have numbers. */
export function withPlaces(items: readonly Item[]): Item[] {
  return items.map((item, index) =>
    item.sort === undefined || item.sort === index + 1 ? item : withRowKey({ ...item, sort: index + 1 }, item),
  );
}

/**
 * The code an item gets by its label: `Project manager` gives `projectManager`. No other item has it.
 * @param items all of the list, the item among them
 */
export function codeFor(label: string, items: readonly Item[], item: Item): string {
  const code = labelCode(label);
  const others = items.filter((one) => one !== item).map((one) => one.code);
  if (code === '' || !others.includes(code)) return code;
  let number = 2;
  while (others.includes(`${code}${number}`)) number += 1;
  return `${code}${number}`;
}
