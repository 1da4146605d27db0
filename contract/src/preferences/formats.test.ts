import { expect, test } from 'vitest';
import { account } from '../entities/account.ts';
import { dateFormats, densities, numberFormats } from './formats.ts';

test('every way of writing a date has its day, month and year once', () => {
  for (const format of dateFormats)
    expect(
      format
        .replace(/[^dMy]/g, ' ')
        .trim()
        .split(/ +/),
    ).toHaveLength(3);
  expect(new Set(dateFormats).size).toBe(dateFormats.length);
});

test('every way of writing a figure separates thousands and decimals by different signs', () => {
  for (const format of numberFormats) {
    const [, thousands, decimals] = /^1(\D)234(\D)56$/.exec(format) ?? [];
    expect([thousands, decimals].includes(undefined), format).toBe(false);
    expect(thousands).not.toBe(decimals);
  }
});

test('a new account begins as the firm has it, and with a density that may be chosen', () => {
  const { dateFormat, numberFormat, theme, density } = account.fields;
  expect([dateFormat, numberFormat, theme].map(({ initialFrom }) => initialFrom)).toEqual([
    'interface.dateFormat',
    'interface.numberFormat',
    'interface.theme',
  ]);
  expect(densities).toContain(density.initial);
});
