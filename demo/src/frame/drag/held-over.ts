import { type Active, type CollisionDetection, closestCenter, type Over, pointerWithin } from '@dnd-kit/core';
import { type DragList, type DragPlace, placeOf, waysOf } from './drag-lists.ts';

/** The id of a list as a whole, as what an item is held over. */
export const roomOf = (list: string) => `room:${list}`;

/**
 * What an item is held over: by keyboard what it aims at, by pointer the nearest item of the list it is in; nothing outside of every list
 * it may go to.
 */
export function overWhat(lists: readonly DragList[], aim: string | null): CollisionDetection {
  return (args) => {
    if (!args.pointerCoordinates) return [{ id: aim ?? args.active.id }];
    const ways = waysOf(lists, String(args.active.id));
    const among = (ids: readonly string[]) => args.droppableContainers.filter(({ id }) => ids.includes(String(id)));
    const [hit] = pointerWithin({ ...args, droppableContainers: among(ways.map(({ id }) => roomOf(id))) });
    if (!hit) return [];
    const items = ways.find(({ id }) => roomOf(id) === hit.id)?.items ?? [];
    return items.length > 0 ? closestCenter({ ...args, droppableContainers: among(items) }) : [hit];
  };
}

/**
 * Where an item would stand if it were dropped now.
 * @param isPointed it comes before or after what the pointer is over; the keyboard means the very place
 */
export function heldOver(
  lists: readonly DragList[],
  { id, rect }: Active,
  over: Over,
  isPointed: boolean,
): DragPlace | undefined {
  const own = placeOf(lists, String(id));
  const list = lists.find((each) => roomOf(each.id) === over.id);
  if (list) return own?.list === list.id ? own : { list: list.id, index: list.items.length };
  const place = placeOf(lists, String(over.id));
  if (!place || place.list === own?.list) return place;
  const isBelow = (rect.current.translated?.top ?? 0) > over.rect.top + over.rect.height / 2;
  return { ...place, index: place.index + (isPointed && isBelow ? 1 : 0) };
}
