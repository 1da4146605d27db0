import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionAt } from './section-in-sight.ts';

/** Which sections are marked while a page of these is scrolled from its top to its end, each once. */
function marked(heights: readonly number[], height: number): number[] {
  const whole = heights.reduce((sum, one) => sum + one, 0);
  const most = Math.max(0, whole - height);
  const starts = heights.map((_, at) => heights.slice(0, at).reduce((sum, one) => sum + one, 0));
  const met = new Set<number>();
  // In steps finer than the lowest section, whatever the line gains on the page.
  for (let step = 0; step <= 4000; step += 1) {
    const above = (most * step) / 4000;
    const tops = starts.map((start) => start - above);
    met.add(sectionAt(tops, { height, above, below: most - above }));
  }
  return [...met];
}

test('scrolling through a page marks each of its sections in order, however short it is', () => {
  const heights = fc.array(fc.integer({ min: 30, max: 1500 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 300, max: 1000 }), ([first = 0, ...rest], height) => {
      // The first reaches to the line from which sections are read, and the page is longer than its view.
      const all = [first + 80, ...rest, height];
      expect(marked(all, height)).toEqual(all.map((_, at) => at));
    }),
    { numRuns: 60 },
  );
});

test('a page that fits on the screen marks its first section', () => {
  expect(sectionAt([20, 200, 400], { height: 800, above: 0, below: 0 })).toBe(0);
});
