import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ComponentProps, CSSProperties, MouseEvent, SyntheticEvent, TouchEvent } from 'react';

/** What makes an element one that can be carried. */
export interface DragItem {
  /** For the element that is carried; spread `grip` on it too, or on a part of it, for pointer and finger. */
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  grip: {
    onMouseDown: (event: MouseEvent<HTMLElement>) => void;
    onTouchStart: (event: TouchEvent<HTMLElement>) => void;
  };
  /** For the handle, by which the keyboard carries it. */
  handle: Pick<ComponentProps<'button'>, 'ref' | 'onKeyDown' | 'aria-describedby'> & { 'data-carries': string };
  /** It is being carried: what stands in its place is a shadow of it. */
  isLifted: boolean;
}

// What is typed into is not carried by it, nor is an item by what lies over the page, such as its open menu.
function isGrip({ currentTarget, target }: SyntheticEvent<HTMLElement>): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest('input, textarea, select');
}

/** An item of a list of a room, by its id. */
export function useDragItem(id: string): DragItem {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  });
  const { onMouseDown, onTouchStart, onKeyDown } = listeners ?? {};
  return {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    grip: {
      onMouseDown: (event) => isGrip(event) && onMouseDown?.(event),
      onTouchStart: (event) => isGrip(event) && onTouchStart?.(event),
    },
    handle: {
      ref: setActivatorNodeRef,
      'data-carries': id,
      'aria-describedby': attributes['aria-describedby'],
      onKeyDown: (event) => onKeyDown?.(event),
    },
    isLifted: isDragging,
  };
}
