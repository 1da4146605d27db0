import { expect, test } from 'vitest';
import { figuresOf } from './chart-figures.ts';

test('the table of a chart shows the figures of every series beside each place', () => {
  const series = [
    { name: 'Website', figures: [3, 5] },
    { name: 'App', figures: [1] },
  ];
  expect(figuresOf('Month', ['Jan', 'Feb'], series)).toEqual({
    placeName: 'Month',
    series: ['Website', 'App'],
    rows: [
      { place: 'Jan', figures: [3, 1] },
      { place: 'Feb', figures: [5, 0] },
    ],
  });
});
