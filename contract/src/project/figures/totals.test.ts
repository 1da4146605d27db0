import { describe, expect, test } from 'vitest';
import { exempt, type MadeLine, madeLine, reduced, standard } from '../../../testing/made-line.ts';
import { highestAmount } from '../line/line-errors.ts';
import type { LineFigures } from '../line.ts';
import { lineNet } from './line-amounts.ts';
import { type Priced, type Totals, totalsOf } from './totals.ts';

const noCost = {
  plannedCost: '0.00',
  plannedCostInternal: '0.00',
  plannedCostProvider: '0.00',
  plannedCostExpense: '0.00',
  // Nothing is known of what the lines cost.
  plannedMarginPercent: null,
};

/** A service line taxed with 22 %. */
function service(quantity: string, unitPrice: string, more: Partial<LineFigures> = {}): MadeLine {
  return madeLine('service', { quantity, unit: 'hour', unitPrice, taxRateId: standard, taxPercent: '22', ...more });
}

function priced(lines: MadeLine[], more: Partial<Priced> = {}): Priced {
  return { currency: 'EUR', discountPercent: null, lines, ...more };
}

describe('totals worked out by hand', () => {
  test('half a cent is rounded away from zero, line by line', () => {
    const totals = totalsOf(
      priced([
        service('1', '0.005'), // 0.005 -> 0.01
        service('3', '0.335'), // 1.005 -> 1.01, which binary fractions make 1.00
        madeLine('discount', {
          quantity: '1',
          unit: 'unit',
          unitPrice: '-0.005',
          taxRateId: standard,
          taxPercent: '22',
        }), // -> -0.01
      ]),
    );
    // 0.01 + 1.01 - 0.01 = 1.01; 22 % of 1.01 = 0.2222 -> 0.22
    expect(totals).toMatchObject({
      subtotal: '1.01',
      discount: '0.00',
      contractNet: '1.01',
      tax: '0.22',
      gross: '1.23',
    });
  });

  test('the discount of the whole is taken from each of three tax rates and rounded once per rate', () => {
    const totals = totalsOf(
      priced(
        [
          service('10', '100'), // 1000.00
          service('3', '19.99', { taxRateId: reduced, taxPercent: '10' }), // 59.97
          service('1', '250.55', { discountPercent: '15', taxRateId: exempt, taxPercent: '0' }), // 212.9675 -> 212.97
          service('2.5', '33.33'), // 83.325 -> 83.33
        ],
        { discountPercent: '10' },
      ),
    );
    expect(totals).toEqual({
      subtotal: '1356.27', // 1083.33 + 59.97 + 212.97
      discount: '135.63', // 108.333 -> 108.33; 5.997 -> 6.00; 21.297 -> 21.30
      contractNet: '1220.64',
      tax: '219.90',
      gross: '1440.54',
      optionalNet: '0.00',
      ...noCost,
      plannedMargin: '1220.64',
      taxes: [
        { taxRateId: standard, percent: '22', taxable: '975.00', tax: '214.50' },
        { taxRateId: reduced, percent: '10', taxable: '53.97', tax: '5.40' }, // 5.397
        { taxRateId: exempt, percent: '0', taxable: '191.67', tax: '0.00' },
      ],
      sections: [],
    } satisfies Totals);
  });

  test('yen have no decimals', () => {
    const totals = totalsOf(
      priced(
        [
          service('3', '166.5', { taxPercent: '10' }), // 499.5 -> 500
          service('1', '1.5', { taxRateId: reduced, taxPercent: '8' }), // 1.5 -> 2
        ],
        { currency: 'JPY', discountPercent: '10' },
      ),
    );
    // 10 % of 500 = 50, of 2 = 0.2 -> 0; tax 10 % of 450 = 45, 8 % of 2 = 0.16 -> 0
    expect(totals).toMatchObject({ subtotal: '502', discount: '50', contractNet: '452', tax: '45', gross: '497' });
    expect(totals.optionalNet).toBe('0');
  });

  test('Kuwaiti dinars have three decimals', () => {
    const totals = totalsOf(
      priced(
        [
          service('1.5', '12.3455', { taxPercent: '5' }), // 18.51825 -> 18.518
          service('1', '0.0005', { taxPercent: '5' }), // -> 0.001
        ],
        { currency: 'KWD' },
      ),
    );
    // 5 % of 18.519 = 0.92595 -> 0.926
    expect(totals).toMatchObject({ subtotal: '18.519', contractNet: '18.519', tax: '0.926', gross: '19.445' });
  });

  test('a discount line takes from the net amount before tax', () => {
    const totals = totalsOf(
      priced([
        service('8', '95'), // 760.00
        madeLine('discount', {
          quantity: '1',
          unit: 'unit',
          unitPrice: '-60.5',
          taxRateId: standard,
          taxPercent: '22',
        }),
      ]),
    );
    // 22 % of 699.50 = 153.89
    expect(totals).toMatchObject({ subtotal: '699.50', contractNet: '699.50', tax: '153.89', gross: '853.39' });
  });

  test('a discount larger than the services gives negative totals, rounded away from zero as well', () => {
    const totals = totalsOf(
      priced(
        [
          madeLine('discount', {
            quantity: '1',
            unit: 'unit',
            unitPrice: '-0.25',
            taxRateId: standard,
            taxPercent: '22',
          }),
        ],
        { discountPercent: '50' },
      ),
    );
    // 50 % of -0.25 = -0.125 -> -0.13; -0.25 + 0.13 = -0.12; 22 % = -0.0264 -> -0.03
    expect(totals).toMatchObject({
      subtotal: '-0.25',
      discount: '-0.13',
      contractNet: '-0.12',
      tax: '-0.03',
      gross: '-0.15',
    });
  });

  test('an optional line stands apart and a line that is not billed adds nothing', () => {
    const totals = totalsOf(
      priced([
        service('2', '500'),
        service('1', '300', { isOptional: true }),
        service('4', '80', { isBillable: false }),
        service('4', '80', { isBillable: false, isOptional: true }),
      ]),
    );
    expect(totals).toMatchObject({ subtotal: '1000.00', optionalNet: '300.00', tax: '220.00', gross: '1220.00' });
    expect(totals.taxes).toHaveLength(1);
  });

  test('a section sums the lines below it up to the next one', () => {
    const [first, second, third] = [madeLine('section'), madeLine('section'), madeLine('section')];
    const totals = totalsOf(
      priced([
        service('1', '100'), // above the first section
        first,
        service('1', '200'),
        madeLine('text'),
        service('1', '50.5'),
        second,
        third,
        madeLine('discount', { quantity: '1', unit: 'unit', unitPrice: '-25', taxRateId: standard, taxPercent: '22' }),
        service('1', '10', { isOptional: true }),
        service('1', '10', { isBillable: false }),
      ]),
    );
    expect(totals.sections).toEqual([
      { lineId: first.id, net: '250.50' },
      { lineId: second.id, net: '0.00' },
      { lineId: third.id, net: '-25.00' },
    ]);
    expect(totals.subtotal).toBe('325.50');
  });

  test('a project without revenue has zero totals', () => {
    const none = {
      subtotal: '0.00',
      discount: '0.00',
      contractNet: '0.00',
      tax: '0.00',
      gross: '0.00',
      optionalNet: '0.00',
    };
    expect(totalsOf(priced([]))).toEqual({
      ...none,
      ...noCost,
      plannedMargin: '0.00',
      plannedMarginPercent: null,
      taxes: [],
      sections: [],
    });
    expect(totalsOf(priced([service('5', '80', { isBillable: false })], { discountPercent: '10' }))).toMatchObject(
      none,
    );
    expect(totalsOf(priced([service('1', '80')], { discountPercent: '100' }))).toMatchObject({
      subtotal: '80.00',
      discount: '80.00',
      contractNet: '0.00',
      tax: '0.00',
      gross: '0.00',
    });
  });

  test('amounts far beyond those that may be saved are exact', () => {
    const totals = totalsOf(priced([service('99999999', '999999999999')]));
    // 99,999,999 x 999,999,999,999 = 99,999,998,999,900,000,001; 22 % = 21,999,999,779,978,000,000.22
    expect(totals.subtotal).toBe('99999998999900000001.00');
    expect(totals.tax).toBe('21999999779978000000.22');
    expect(totals.gross).toBe('121999998779878000001.22');
  });

  test('a thousand of the highest lines at the highest tax have totals of 15 digits', () => {
    const highest = Array.from({ length: 1000 }, () => service('1', highestAmount, { taxPercent: '100' }));
    expect(totalsOf(priced(highest)).gross).toBe('999999999998000.00');
  });

  test('a line being typed counts nothing until it has quantity and price', () => {
    const half = [
      service('2', '500'),
      service('2', '500', { unitPrice: null }),
      service('2', '500', { quantity: null }),
    ];
    expect(totalsOf(priced(half)).subtotal).toBe('1000.00');
  });
});

test('sections and texts have no net amount', () => {
  expect(lineNet(madeLine('section'), 'EUR')).toBeNull();
  expect(lineNet(madeLine('text'), 'EUR')).toBeNull();
});
