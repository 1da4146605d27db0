import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offScale } from './off-scale.ts';

const root = join(import.meta.dirname, '..');

test('every screen keeps to the sizes, weights, lines and radii of docs/design.md, and takes colours by their role', () => {
  const files = globSync('{web,demo}/src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const path = file.replaceAll('\\', '/');
    return offScale(path, readFileSync(join(root, file), 'utf8')).map((what) => `${path}: ${what}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ['a size between two of the scale', "styled('p')({ fontSize: 17 })", 'size 17'],
  ['a weight of shouting', '{ fontSize: 13, fontWeight: 700 }', 'weight 700'],
  ['a line that is not on the grid', "{ lineHeight: '18px' }", 'line 18'],
  ['a title on the line of text', "{ fontSize: 22, lineHeight: '20px' }", 'line 22/20'],
  ['a corner of its own', "{ borderRadius: '0 10px 0 0' }", 'radius 10'],
  ['a colour without a role', "{ color: '#C3213C' }", 'colour #C3213C'],
])('%s is reported as off the scale of the design', (_what, source, told) => {
  expect(offScale('web/src/ui/some.tsx', source)).toContain(told);
});

test('sizes that leave the scale on purpose are not reported', () => {
  expect(offScale('web/src/features/session/card.tsx', "{ background: '#222A45' }")).toEqual([]);
  expect(offScale('web/src/lib/theme/tokens.ts', "page: '#F5F6F9'")).toEqual([]);
});
