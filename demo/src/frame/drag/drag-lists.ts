/** A list whose items are carried to another place, in it or in another list of its kind. */
export interface DragList {
  id: string;
  /** As it is said aloud. */
  name: string;
  /** The ids of its items, unlike those of any other list in the same room. */
  items: readonly string[];
  /** Items go between lists of one kind only; all are of one kind without it. */
  kind?: string;
  /** Its items stand side by side, not one below the other. */
  isRow?: boolean;
}

/** Where an item stands. */
export interface DragPlace {
  /** The list's id. */
  list: string;
  index: number;
}

/** An item that was carried from one place to another. */
export interface DragMove {
  item: string;
  from: DragPlace;
  /** Its index once it is there. */
  to: DragPlace;
}

/** Where an item stands; undefined for one that is in none of the lists. */
export function placeOf(lists: readonly DragList[], item: string): DragPlace | undefined {
  for (const { id, items } of lists) {
    const index = items.indexOf(item);
    if (index >= 0) return { list: id, index };
  }
  return undefined;
}

/** The entries with the one at `from` standing at `to`. */
export function withMoved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.toSpliced(from, 1);
  return from in entries ? rest.toSpliced(to, 0, entries[from] as Entry) : rest;
}

/** The lists with an item standing at another place; as they are where it is in none of them. */
export function withPlaced(lists: readonly DragList[], item: string, to: DragPlace): readonly DragList[] {
  if (!placeOf(lists, item)) return lists;
  return lists.map((list) => {
    const items = list.items.filter((each) => each !== item);
    if (list.id === to.list) return { ...list, items: items.toSpliced(to.index, 0, item) };
    return items.length === list.items.length ? list : { ...list, items };
  });
}

/** The lists an item may go to: those of the kind of its own, in their order. */
export function waysOf(lists: readonly DragList[], item: string): readonly DragList[] {
  const own = lists.find(({ items }) => items.includes(item));
  return own ? lists.filter(({ kind }) => kind === own.kind) : [];
}

const alongOf = {
  column: { ArrowUp: -1, ArrowDown: 1 },
  row: { ArrowLeft: -1, ArrowRight: 1 },
} as const;

/**
 * What the keyboard holds an item over next: by the arrows along its list the neighbour, by the others what stands in the same place of the
 * next list.
 * @param over what it is held over now
 * @returns the id of an item, or of an empty list as `room` names it; undefined where there is no way
 */
export function nextOver(
  lists: readonly DragList[],
  item: string,
  over: string,
  key: string,
  room: (list: string) => string,
): string | undefined {
  const own = placeOf(lists, item);
  const ways = waysOf(lists, item);
  const at = ways.findIndex(({ id }) => id === own?.list);
  const list = ways[at];
  if (!own || !list) return undefined;
  const index = Math.max(list.items.indexOf(over), 0);
  const [along, between] = list.isRow ? [alongOf.row, alongOf.column] : [alongOf.column, alongOf.row];
  if (key in along) return list.items[index + along[key as keyof typeof along]];
  const other = key in between ? ways[at + between[key as keyof typeof between]] : undefined;
  return other && (other.items[index] ?? room(other.id));
}
