import {
  type Active,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  type Over,
  pointerWithin,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type DragList, type DragMove, type DragPlace, nextOver, placeOf, waysOf, withPlaced } from './drag-lists.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useDragSensors } from './use-drag-sensors.ts';

/** The id of a list as a whole, as what an item is held over. */
export const roomOf = (list: string) => `room:${list}`;

interface Room {
  lists: readonly DragList[];
  move: (item: string, to: DragPlace) => void;
}

const Around = createContext<Room>({ lists: [], move: () => undefined });

/** The lists of the room around, as they stand while an item is carried, and what moves one at once. */
export function useDragRoom(): Room {
  return useContext(Around);
}

interface DragRoomProps {
  lists: readonly DragList[];
  /** What an item is called when it is spoken of. */
  nameOf: (item: string) => string;
  /** An item was dropped elsewhere; until what it gives is settled it is shown there. */
  onMove: (move: DragMove) => Promise<unknown> | undefined;
  /** An item as it looks while it is carried. */
  carried: (item: string) => ReactNode;
  children: ReactNode;
}

/** Lets items be carried within and between lists, by pointer, by finger and by keyboard, and says aloud where they are. */
export function DragRoom({ lists, nameOf, onMove, carried, children }: DragRoomProps) {
  const [arranged, setArranged] = useState<readonly DragList[] | null>(null);
  const [active, setActive] = useState<string | null>(null);
  // What the keyboard holds the item over; the pointer finds it by where it is.
  const [aim, setAim] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ item: string; text: string } | null>(null);
  const { t } = useTranslation();
  const shown = arranged ?? lists;

  const sensors = useDragSensors((item, over, key) => {
    const next = nextOver(shown, item, over, key, roomOf);
    if (next !== undefined) setAim(next);
    return next;
  });

  function heldOver({ id, rect }: Active, over: Over): DragPlace | undefined {
    const own = placeOf(shown, String(id));
    const list = shown.find((each) => roomOf(each.id) === over.id);
    if (list) return own?.list === list.id ? own : { list: list.id, index: list.items.length };
    const place = placeOf(shown, String(over.id));
    if (!place || place.list === own?.list) return place;
    // By pointer it comes before or after what it is over; the keyboard means the very place.
    const isPointed = aim === id;
    const isBelow = (rect.current.translated?.top ?? 0) > over.rect.top + over.rect.height / 2;
    return { ...place, index: place.index + (isPointed && isBelow ? 1 : 0) };
  }

  const { announcements, howTo } = useAnnouncements(nameOf, (active, over) => {
    const place = heldOver(active, over);
    const list = shown.find(({ id }) => id === place?.list);
    if (!place || !list) return;
    const count = list.items.length + (list.items.includes(String(active.id)) ? 0 : 1);
    return { position: place.index + 1, count, list: list.name };
  });

  const overWhat: CollisionDetection = (args) => {
    if (!args.pointerCoordinates) return [{ id: aim ?? args.active.id }];
    const ways = waysOf(shown, String(args.active.id));
    const among = (ids: readonly string[]) => args.droppableContainers.filter(({ id }) => ids.includes(String(id)));
    const [hit] = pointerWithin({ ...args, droppableContainers: among(ways.map(({ id }) => roomOf(id))) });
    if (!hit) return [];
    const items = ways.find(({ id }) => roomOf(id) === hit.id)?.items ?? [];
    return items.length > 0 ? closestCenter({ ...args, droppableContainers: among(items) }) : [hit];
  };

  function leave(): void {
    setArranged(null);
    setActive(null);
    setAim(null);
  }

  // An item that went to another list is an element anew: whoever moved it goes with it.
  useEffect(() => {
    if (moved && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-carries="${CSS.escape(moved.item)}"]`)?.focus();
  }, [moved]);

  function move(item: string, to: DragPlace): void {
    const list = withPlaced(lists, item, to).find(({ id }) => id === to.list);
    if (!list) return;
    const held = { name: nameOf(item), position: to.index + 1, count: list.items.length, list: list.name };
    setMoved({ item, text: t('demo.drag.moved', held) });
    drop(item, to);
  }

  function drop(item: string, to: DragPlace | undefined): void {
    leave();
    const from = placeOf(lists, item);
    if (!from || !to || (from.list === to.list && from.index === to.index)) return;
    const after = withPlaced(lists, item, to);
    setArranged(after);
    const settled = onMove({ item, from, to }) ?? Promise.resolve();
    void settled.finally(() => setArranged((now) => (now === after ? null : now)));
  }

  return (
    <Around value={{ lists: shown, move }}>
      <DndContext
        sensors={sensors}
        collisionDetection={overWhat}
        accessibility={{ announcements, screenReaderInstructions: { draggable: howTo } }}
        onDragStart={({ active: { id } }) => {
          setActive(String(id));
          setAim(String(id));
        }}
        onDragOver={({ active, over }) => {
          const item = String(active.id);
          // Outside every list it belongs where it came from.
          if (!over) return setArranged(null);
          const to = heldOver(active, over);
          if (!to || to.list === placeOf(shown, item)?.list) return;
          setArranged(withPlaced(shown, item, to));
          setAim(item);
        }}
        onDragCancel={leave}
        onDragEnd={({ active, over }) => drop(String(active.id), over ? heldOver(active, over) : undefined)}
      >
        {children}
        <DragOverlay dropAnimation={null}>{active !== null && carried(active)}</DragOverlay>
      </DndContext>
      <VisuallyHidden role="status">{moved?.text}</VisuallyHidden>
    </Around>
  );
}
