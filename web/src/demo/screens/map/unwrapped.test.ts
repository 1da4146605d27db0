import { expect, test } from 'vitest';
import { unwrapped } from './unwrapped.ts';

test('land on both sides of the line where the days change stays in one piece', () => {
  const ring = [
    [170, 65],
    [180, 66],
    [-175, 67],
    [170, 65],
  ];
  expect(unwrapped(ring)).toEqual([
    [170, 65],
    [180, 66],
    [185, 67],
    [170, 65],
  ]);
});

test('land elsewhere stays as it is', () => {
  const ring = [
    [-10, 40],
    [0, 41],
    [-5, 45],
    [-10, 40],
  ];
  expect(unwrapped(ring)).toEqual(ring);
});

test('land all round the pole reaches down to the foot of the map', () => {
  const ring = [
    [-180, -80],
    [-60, -75],
    [60, -70],
    [180, -80],
    [-180, -80],
  ];
  expect(unwrapped(ring)).toEqual([
    ...[
      [-180, -80],
      [-60, -75],
      [60, -70],
      [180, -80],
      [180, -80],
    ],
    ...[
      [180, -85.06],
      [-180, -85.06],
      [-180, -80],
    ],
  ]);
});
