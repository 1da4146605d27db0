import { expect, test } from 'vitest';
import { unwrapped } from './unwrapped.ts';

test('land on both sides of the date line stays in one piece on the map', () => {
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

test('land that begins at the date line and lies west of it is not drawn on the other side of the world', () => {
  const ring = [
    [-180, 68],
    [-172, 66],
    [-180, 65],
    [100, 10],
    [20, 40],
    [179, 69],
    [-180, 68],
  ];
  expect(unwrapped(ring).map(([longitude]) => longitude)).toEqual([180, 188, 180, 100, 20, 179, 180]);
});

test('land away from the date line is drawn as it is', () => {
  const ring = [
    [-10, 40],
    [0, 41],
    [-5, 45],
    [-10, 40],
  ];
  expect(unwrapped(ring)).toEqual(ring);
});

test('land all around the pole reaches down to the bottom of the map', () => {
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
