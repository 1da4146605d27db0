import { describe, expect, test } from 'vitest';
import { type GoldenCase, type GoldenLine, goldenCases, goldenTaxes } from '../../../testing/golden-cases.ts';
import { blankLine, type LineFigures } from '../line.ts';
import { lineAmounts } from './line-amounts.ts';
import { totalsOf } from './totals.ts';

/** A line of a case as the rules take it. */
function figuresOf({ tax, isProvided, amounts: _, isRated: __, startDate: ___, ...line }: GoldenLine, at: number) {
  const figures: LineFigures & { id: string } = {
    id: String(at),
    type: 'service',
    ...blankLine,
    unit: 'hour',
    ...line,
    taxRateId: tax ?? null,
    taxPercent: tax ? goldenTaxes[tax] : null,
    providerId: isProvided ? 'provider' : null,
  };
  return figures;
}

describe.each<GoldenCase>(goldenCases)('$name', ({ currency, discountPercent, lines, totals, taxes, sections }) => {
  const figures = lines.map(figuresOf);

  test('each line has the amounts worked out by hand', () => {
    const nothing = { net: null, cost: null, margin: null, marginPercent: null };
    expect(figures.map((line) => lineAmounts(line, currency))).toEqual(lines.map(({ amounts }) => amounts ?? nothing));
  });

  test('the totals, taxes and sections are those worked out by hand', () => {
    expect(totalsOf({ currency, discountPercent: discountPercent ?? null, lines: figures })).toEqual({
      ...totals,
      taxes: taxes.map(({ tax, taxable, amount }) => {
        return { taxRateId: tax, percent: goldenTaxes[tax], taxable, tax: amount };
      }),
      sections: (sections ?? []).map(({ at, net }) => ({ lineId: String(at), net })),
    });
  });
});
