import {
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { keysOf } from '@mandate/web/src/lib/commands/shortcuts.ts';
import { useLayoutEffect, useRef } from 'react';

// The keys of the product's own board.
const keyboardCodes = {
  start: [...keysOf('board.carry')],
  cancel: [...keysOf('board.leave')],
  end: [...keysOf('board.carry'), KeyboardCode.Tab],
};

/**
 * What an item is carried by: a mouse, a finger that rests on it first, the keyboard.
 * @param next what an arrow key holds the item over, by the id of what it is over now
 */
export function useDragSensors(next: (item: string, over: string, key: string) => string | undefined) {
  // A sensor keeps what it was given when the item was lifted.
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context }) => {
    if (!event.code.startsWith('Arrow')) return;
    event.preventDefault();
    const to = latest.current(String(active), String(context.over?.id ?? active), event.code);
    if (to === undefined) return;
    // The first key may come before the library has measured where everything is.
    const rect =
      context.droppableRects.get(to) ?? context.droppableContainers.get(to)?.node.current?.getBoundingClientRect();
    return rect && { x: rect.left, y: rect.top };
  };
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes, scrollBehavior: 'auto' }),
  );
}
