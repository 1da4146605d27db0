import { type Active, DndContext, DragOverlay, type Modifier, type Over } from '@dnd-kit/core';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DragList, type DragMove, type DragPlace, nextOver, placeOf, withPlaced } from './drag-lists.ts';
import { heldOver, overWhat, roomOf } from './held-over.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useDragSensors } from './use-drag-sensors.ts';

interface Room {
  lists: readonly DragList[];
  move: (item: string, to: DragPlace) => void;
}

// Where there is one list alone, what is carried stays in its line.
const alongColumn: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const alongRow: Modifier = ({ transform }) => ({ ...transform, y: 0 });

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
  const { t } = useTranslation('demo');
  const shown = arranged ?? lists;

  const sensors = useDragSensors((item, over, key) => {
    const next = nextOver(shown, item, over, key, roomOf);
    if (next !== undefined) setAim(next);
    return next;
  });

  // By pointer, unless the keyboard aims at something else.
  const held = (active: Active, over: Over) => heldOver(shown, active, over, aim === active.id);

  const { announcements, howTo } = useAnnouncements(nameOf, (active, over) => {
    const place = held(active, over);
    const list = shown.find(({ id }) => id === place?.list);
    if (!place || !list) return;
    const count = list.items.length + (list.items.includes(String(active.id)) ? 0 : 1);
    return { position: place.index + 1, count, list: list.name };
  });

  function leave(): void {
    setArranged(null);
    setActive(null);
    setAim(null);
  }

  // An item that went to another list is a new element: the focus goes with it.
  useEffect(() => {
    if (moved && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-carries="${CSS.escape(moved.item)}"]`)?.focus();
  }, [moved]);

  function move(item: string, to: DragPlace): void {
    const list = withPlaced(lists, item, to).find(({ id }) => id === to.list);
    if (!list) return;
    const place = { name: nameOf(item), position: to.index + 1, count: list.items.length, list: list.name };
    setMoved({ item, text: t('drag.moved', place) });
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
        collisionDetection={overWhat(shown, aim)}
        modifiers={lists.length > 1 ? [] : [lists[0]?.isRow ? alongRow : alongColumn]}
        accessibility={{ announcements, screenReaderInstructions: { draggable: howTo } }}
        onDragStart={({ active: { id } }) => {
          setActive(String(id));
          setAim(String(id));
        }}
        onDragOver={({ active, over }) => {
          const item = String(active.id);
          // Outside every list it belongs where it came from.
          if (!over) return setArranged(null);
          const to = held(active, over);
          if (!to || to.list === placeOf(shown, item)?.list) return;
          setArranged(withPlaced(shown, item, to));
          setAim(item);
        }}
        onDragCancel={leave}
        onDragEnd={({ active, over }) => drop(String(active.id), over ? held(active, over) : undefined)}
      >
        {children}
        <DragOverlay dropAnimation={null}>{active !== null && carried(active)}</DragOverlay>
      </DndContext>
      <VisuallyHidden role="status">{moved?.text}</VisuallyHidden>
    </Around>
  );
}
