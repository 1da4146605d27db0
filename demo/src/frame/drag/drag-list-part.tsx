import { useDroppable } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragRoom } from './drag-room.tsx';
import { roomOf } from './held-over.ts';

const nothing = { items: [], isRow: false };

interface DragListPartProps {
  /** The id of the list. */
  list: string;
  /** What shows it: its items as they stand now, and the reference for the element an item may be held over. */
  children: (items: readonly string[], ref: (element: HTMLElement | null) => void) => ReactNode;
}

/** A list of a {@link DragRoom}: its items make way for the one that is carried. */
export function DragListPart({ list, children }: DragListPartProps) {
  const { lists } = useDragRoom();
  const { items, isRow } = lists.find(({ id }) => id === list) ?? nothing;
  const { setNodeRef } = useDroppable({ id: roomOf(list) });
  return (
    <SortableContext
      id={list}
      items={[...items]}
      strategy={isRow ? horizontalListSortingStrategy : verticalListSortingStrategy}
    >
      {children(items, setNodeRef)}
    </SortableContext>
  );
}
