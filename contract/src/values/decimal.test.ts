import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, round, sum, toFixed, toPlain } from './decimal.ts';
import { decimalsIn, isDecimalText, padDecimals, trimDecimals } from './decimal-text.ts';

/** Decimals as they are sent, with up to four decimals. */
const written = fc
  .bigInt({ min: -(10n ** 16n), max: 10n ** 16n })
  .map((units) => {
    const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
    return { units, text: `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}` };
  })
  .filter(({ units }) => units !== 0n);

describe('rounding', () => {
  test.each([
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['1.005', 2, '1.01'],
    ['2.675', 2, '2.68'],
    ['0.0049999999', 2, '0.00'],
    ['-0.004', 2, '0.00'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['-0.4', 0, '0'],
    ['1.0005', 3, '1.001'],
    ['999999999999999.995', 2, '1000000000000000.00'],
  ])('%s to %i decimals gives %s', (value, digits, expected) => {
    expect(toFixed(round(decimal(value), digits), digits)).toBe(expected);
    expect(toFixed(decimal(value), digits)).toBe(expected);
  });
});

describe('writing', () => {
  test.each([
    ['1e21', '1000000000000000000000'],
    ['1e-10', '0.0000000001'],
    ['-0', '0'],
    ['1.5000', '1.5'],
    ['-12.30', '-12.3'],
  ])('%s is written without exponent as %s', (value, expected) => {
    expect(toPlain(decimal(value))).toBe(expected);
  });

  test('a stored numeric is padded to the decimals of its currency and never rounded', () => {
    expect(padDecimals('1.5', 2)).toBe('1.50');
    expect(padDecimals('1.5000', 2)).toBe('1.50');
    expect(padDecimals('-7', 3)).toBe('-7.000');
    expect(padDecimals('500.0000', 0)).toBe('500');
  });

  test('a stored numeric loses the zeros of its column and no others', () => {
    expect(trimDecimals('1.5000')).toBe('1.5');
    expect(trimDecimals('100')).toBe('100');
    expect(trimDecimals('100.0000')).toBe('100');
    expect(trimDecimals('0.0000')).toBe('0');
    expect(trimDecimals('-10.0500')).toBe('-10.05');
  });
});

describe('what may be sent as a decimal', () => {
  test.each(['0', '0.0', '1', '-1', '0.5', '-0.5', '12.50', '99999999999999999999', '-0.001'])('%s is one', (value) => {
    expect(isDecimalText(value)).toBe(true);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '1\n',
    '+1',
    '-0',
    '-0.00',
    '01',
    '.5',
    '5.',
    '1,5',
    '1e5',
    '1e400',
    '0x10',
    'NaN',
    'Infinity',
    '1_000',
    '١',
    '--1',
    '1.2.3',
  ])('%j is none', (value) => {
    expect(isDecimalText(value)).toBe(false);
  });

  test('zeros at the end do not count as decimals', () => {
    expect(decimalsIn('1')).toBe(0);
    expect(decimalsIn('1.50')).toBe(1);
    expect(decimalsIn('1.0001')).toBe(4);
    expect(decimalsIn('1.00')).toBe(0);
  });
});

describe('exactness', () => {
  test('a sum equals the sum of integers', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 30 }), (parts) => {
        const expected = parts.reduce((total, { units }) => total + units, 0n);
        expect(toFixed(sum(parts.map(({ text }) => decimal(text))).times(10_000), 0)).toBe(expected.toString());
      }),
    );
  });

  test('what is sent, read and written short is the same number and can be sent again', () => {
    fc.assert(
      fc.property(written, ({ text }) => {
        const plain = toPlain(decimal(text));
        expect(isDecimalText(plain)).toBe(true);
        expect(decimal(plain).eq(text)).toBe(true);
        expect(trimDecimals(text)).toBe(plain);
      }),
    );
  });
});
