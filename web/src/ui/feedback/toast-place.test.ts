import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, toastPlace } from './toast-place.ts';

const window = { width: 1440, height: 900 };
const size = { width: 400, height: 60 };
const corner = { right: 16, bottom: 16 };

/** A box of the window, by its left, upper, right and lower edge. */
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test('toasts stand in the corner while nothing else is there', () => {
  expect(toastPlace([], size, window)).toEqual(corner);
  expect(toastPlace([box(280, 840, 900, 900)], size, window)).toEqual(corner);
});

test('toasts stand above the pager, above a bar on top of it, and beside a panel', () => {
  const pager = box(280, 830, 1420, 880);
  expect(toastPlace([pager], size, window)).toEqual({ right: 16, bottom: 78 });
  const picked = box(600, 770, 1100, 822);
  expect(toastPlace([picked, pager], size, window)).toEqual({ right: 16, bottom: 138 });
  const panel = box(1040, 0, 1440, 900);
  expect(toastPlace([panel], size, window)).toEqual({ right: 408, bottom: 16 });
});

test('bars far above toasts do not move them', () => {
  expect(toastPlace([box(0, 100, 1440, 160)], size, window)).toEqual(corner);
});

test('toasts stay in the corner in a window full of bars', () => {
  const bars = Array.from({ length: 12 }, (_, at) => box(0, at * 75, 1440, at * 75 + 70));
  expect(toastPlace(bars, size, window)).toEqual(corner);
});

test('toasts take the lowest free place with some space around, wherever bars are', () => {
  const side = integer({ min: 0, max: 1000 });
  const bar = record({ left: side, top: side, width: side, height: integer({ min: 1, max: 200 }) });
  assert(
    property(array(bar, { maxLength: 6 }), integer({ min: 20, max: 400 }), (bars, height) => {
      const boxes = bars.map((one) => box(one.left, one.top, one.left + one.width, one.top + one.height));
      const places = Array.from({ length: 1000 - height - 16 }, (_, lift) => 16 + lift);
      const free = places.find((bottom) => !boxes.some((one) => isOver(one, bottom, height)));
      const place = toastPlace(boxes, { width: 400, height }, { width: 1000, height: 1000 });
      expect(place).toEqual({ right: 16, bottom: free ?? 16 });
    }),
  );
});

function isOver(one: Box, bottom: number, height: number): boolean {
  const [from, to] = [1000 - bottom - height - 8, 1000 - bottom + 8];
  return one.left < 984 && one.right > 584 && one.top < to && one.bottom > from;
}
