import { type Dispatch, type PointerEvent, type SetStateAction, useEffect, useRef, useState } from 'react';

/** How near the edge of the grid it begins to scroll, and by how much a frame, in pixels. */
const edge = 40;
const stride = 12;

interface RowDragOptions {
  rowHeight: number;
  headHeight: number;
  rowCount: () => number;
  /** A row was let go of before another. @param before the count of rows is the end */
  onDrop: (id: string, before: number) => void;
}

interface Drag {
  id: string;
  grid: HTMLElement;
  y: number;
}

/**
 * Moves rows by a handle with the pointer. All rows are equally high, so where one falls is counted, also among rows that are not
 * drawn; near the edges the grid scrolls.
 * @returns the line that is dragged and where it would fall, and what begins it: the same function every time
 */
export function useRowDrag(options: RowDragOptions) {
  const [over, setOver] = useState<Over | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const [drag] = useState(() => rowDrag(() => latest.current, setOver));
  useEffect(() => drag.stop, [drag]);
  return { over, handleOf: drag.handleOf };
}

/** The line that is dragged, before which row it would fall, and how far below the top of the grid that is, in pixels. */
interface Over {
  id: string;
  before: number;
  top: number;
}

function rowDrag(options: () => RowDragOptions, setOver: Dispatch<SetStateAction<Over | null>>) {
  let drag: Drag | null = null;
  let frame = 0;

  function placeOf({ grid, y }: Drag): number {
    const { headHeight, rowHeight, rowCount } = options();
    const within = y - grid.getBoundingClientRect().top - headHeight + grid.scrollTop;
    return Math.max(0, Math.min(rowCount(), Math.round(within / rowHeight)));
  }
  function follow(): void {
    if (!drag) return;
    const { headHeight, rowHeight } = options();
    const { id, grid, y } = drag;
    const { top, bottom } = grid.getBoundingClientRect();
    if (y < top + headHeight + edge) grid.scrollTop -= stride;
    else if (y > bottom - edge) grid.scrollTop += stride;
    const before = placeOf(drag);
    const line = headHeight + before * rowHeight - grid.scrollTop;
    setOver((was) => (was?.before === before && was.top === line ? was : { id, before, top: line }));
    frame = requestAnimationFrame(follow);
  }
  function end(isDropped: boolean): void {
    const done = drag;
    drag = null;
    cancelAnimationFrame(frame);
    setOver(null);
    if (done && isDropped) options().onDrop(done.id, placeOf(done));
  }
  return {
    stop: () => cancelAnimationFrame(frame),
    /** What the handle of a row takes. */
    handleOf: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const grid = event.currentTarget.closest<HTMLElement>('[role=grid]');
        if (event.button !== 0 || !grid) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag = { id, grid, y: event.clientY };
        frame = requestAnimationFrame(follow);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag) drag.y = event.clientY;
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}

/** What the handle of a row takes. */
export type RowHandle = ReturnType<typeof rowDrag>['handleOf'];
