import { expect, test } from 'vitest';
import { blankLine, type LineValues } from '../line.ts';
import { lineTax } from './line-tax.ts';

const rates = [
  { id: 'full', percent: '19', isDefault: true },
  { id: 'low', percent: '7', isDefault: false },
];
const saved: LineValues = { ...blankLine, id: 'a', type: 'service', taxPercent: '16' };

test('a line keeps the percentage it was saved with until its rate, or the project’s that it follows, is chosen again', () => {
  const stored = { projectRateId: null, lines: new Map([['a', saved]]) };
  const taxOf = (line: LineValues, projectRateId: string | null = null) =>
    lineTax(line, { rates, projectRateId, stored });
  expect(taxOf(saved)).toBe('16');
  expect(taxOf({ ...saved, taxRateId: 'low' })).toBe('7');
  expect(taxOf(saved, 'low')).toBe('7');
  expect(taxOf({ ...saved, id: 'new' })).toBe('19');
  expect(taxOf({ ...saved, type: 'section' })).toBeNull();
});
