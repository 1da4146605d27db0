import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorDigits } from '../../values/currencies.ts';
import { highestAmount } from '../line/line-errors.ts';
import { blankLine, hasCost, type LineFigures, type LineType, lineTypes } from '../line.ts';
import { lineAmounts, lineNet } from './line-amounts.ts';
import { type Priced, type Totals, totalsOf } from './totals.ts';

type Line = LineFigures & { id: string };

const standard = '0192f0c1-0000-7000-8000-000000000022';
const reduced = '0192f0c1-0000-7000-8000-000000000010';
const exempt = '0192f0c1-0000-7000-8000-000000000000';

let made = 0;
function line(type: LineType, figures: Partial<LineFigures> = {}): Line {
  made += 1;
  return {
    id: `line-${made}`,
    type,
    ...blankLine,
    ...figures,
  };
}

const noCost = {
  plannedCost: '0.00',
  plannedCostInternal: '0.00',
  plannedCostProvider: '0.00',
  plannedCostExpense: '0.00',
  // Nothing is known of what the lines cost.
  plannedMarginPercent: null,
};

/** A service line taxed with 22 %. */
function service(quantity: string, unitPrice: string, more: Partial<LineFigures> = {}): Line {
  return line('service', { quantity, unit: 'hour', unitPrice, taxRateId: standard, taxPercent: '22', ...more });
}

function priced(lines: Line[], more: Partial<Priced> = {}): Priced {
  return { currency: 'EUR', discountPercent: null, lines, ...more };
}

describe('totals worked out by hand', () => {
  test('half a cent is rounded away from zero, line by line', () => {
    const totals = totalsOf(
      priced([
        service('1', '0.005'), // 0.005 -> 0.01
        service('3', '0.335'), // 1.005 -> 1.01, which binary fractions make 1.00
        line('discount', { quantity: '1', unit: 'unit', unitPrice: '-0.005', taxRateId: standard, taxPercent: '22' }), // -> -0.01
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
        line('discount', { quantity: '1', unit: 'unit', unitPrice: '-60.5', taxRateId: standard, taxPercent: '22' }),
      ]),
    );
    // 22 % of 699.50 = 153.89
    expect(totals).toMatchObject({ subtotal: '699.50', contractNet: '699.50', tax: '153.89', gross: '853.39' });
  });

  test('a discount larger than the services gives negative totals, rounded away from zero as well', () => {
    const totals = totalsOf(
      priced(
        [line('discount', { quantity: '1', unit: 'unit', unitPrice: '-0.25', taxRateId: standard, taxPercent: '22' })],
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
    const [first, second, third] = [line('section'), line('section'), line('section')];
    const totals = totalsOf(
      priced([
        service('1', '100'), // above the first section
        first,
        service('1', '200'),
        line('text'),
        service('1', '50.5'),
        second,
        third,
        line('discount', { quantity: '1', unit: 'unit', unitPrice: '-25', taxRateId: standard, taxPercent: '22' }),
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
  expect(lineNet(line('section'), 'EUR')).toBeNull();
  expect(lineNet(line('text'), 'EUR')).toBeNull();
});

/** Any decimal with four decimals between two bounds, in ten-thousandths. */
const units = (min: number, max: number) =>
  fc.integer({ min, max }).map((count) => {
    const digits = Math.abs(count).toString().padStart(5, '0');
    return `${count < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
  });

const rate = fc.constantFrom(
  { taxRateId: standard, taxPercent: '22' },
  { taxRateId: reduced, taxPercent: '10.5' },
  { taxRateId: exempt, taxPercent: '0' },
  { taxRateId: null, taxPercent: '7.7' },
);

const anyLine: fc.Arbitrary<Line> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...lineTypes),
    quantity: units(1, 10_000_000),
    price: units(0, 100_000_000),
    discountPercent: fc.option(units(0, 1_000_000)),
    rate,
    isBillable: fc.boolean(),
    isOptional: fc.boolean(),
    cost: fc.record({
      providerId: fc.constantFrom(null, standard),
      unitCost: fc.option(units(0, 10_000_000)),
      costCurrency: fc.constantFrom(null, 'USD'),
      fxRate: fc.option(units(1, 2_000_000)),
    }),
  })
  .map(({ type, price, rate, cost, ...rest }) => {
    if (type === 'section' || type === 'text') return { ...line(type), id: rest.id };
    if (type === 'discount') return { ...line(type, rest), ...rate, unit: 'hour', unitPrice: `-${price}` };
    return { ...line(type, rest), ...rate, ...cost, unit: 'hour', unitPrice: price };
  });

const anyPriced: fc.Arbitrary<Priced> = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  discountPercent: fc.option(units(0, 1_000_000)),
  lines: fc.uniqueArray(anyLine, { maxLength: 25, selector: ({ id }) => id }),
});

/** A decimal of at most four decimals as a count of ten-thousandths. */
function tenThousandths(text: string | null): bigint {
  const [whole = '0', fraction = ''] = (text ?? '0').replace('-', '').split('.');
  const count = BigInt(whole + fraction.padEnd(4, '0'));
  return text?.startsWith('-') ? -count : count;
}

/** An amount as a count of minor units. */
function minor(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

/** The quotient as a whole number, half away from zero. */
function divided(amount: bigint, by: bigint): bigint {
  const size = amount < 0n ? -amount : amount;
  const rounded = (size * 2n + by) / (by * 2n);
  return amount < 0n ? -rounded : rounded;
}

/** The same rules over whole numbers of minor units. */
function expected({ currency, discountPercent, lines }: Priced) {
  const groups = new Map<string, { net: bigint; percent: bigint }>();
  let optionalNet = 0n;
  const costs = { plannedCostInternal: 0n, plannedCostProvider: 0n, plannedCostExpense: 0n };
  const hundred = 1_000_000n; // 100 % in ten-thousandths of a percent
  const scale = 10n ** BigInt(8 - minorDigits(currency)) * hundred;
  for (const { isBillable, isOptional, ...line } of lines) {
    if (line.type === 'section' || line.type === 'text') continue;
    if (!isOptional) costs[costName(line)] += plannedCost(line, currency);
    if (!isBillable) continue;
    const exact =
      tenThousandths(line.quantity) * tenThousandths(line.unitPrice) * (hundred - tenThousandths(line.discountPercent));
    const net = divided(exact, scale);
    if (isOptional) optionalNet += net;
    else {
      const key = `${line.taxRateId}`;
      groups.set(key, { net: (groups.get(key)?.net ?? 0n) + net, percent: tenThousandths(line.taxPercent) });
    }
  }
  let [subtotal, discount, tax] = [0n, 0n, 0n];
  for (const { net, percent } of groups.values()) {
    const less = divided(net * tenThousandths(discountPercent), hundred);
    subtotal += net;
    discount += less;
    tax += divided((net - less) * percent, hundred);
  }
  const contractNet = subtotal - discount;
  const spent = costs.plannedCostInternal + costs.plannedCostProvider + costs.plannedCostExpense;
  return {
    ...{ subtotal, discount, contractNet, tax, gross: contractNet + tax, optionalNet },
    ...{ ...costs, plannedCost: spent, plannedMargin: contractNet - spent },
  };
}

function costName({ type, providerId }: Pick<LineFigures, 'type' | 'providerId'>) {
  if (type === 'expense') return 'plannedCostExpense';
  return providerId === null ? 'plannedCostInternal' : 'plannedCostProvider';
}

type Cost = Pick<LineFigures, 'quantity' | 'unitCost' | 'costCurrency' | 'fxRate'>;

function isCosted({ unitCost, costCurrency, fxRate }: Cost): boolean {
  return unitCost !== null && (costCurrency === null || fxRate !== null);
}

/** What a line costs in minor units; an exchange rate that is missing costs nothing. */
function plannedCost({ quantity, unitCost, costCurrency, fxRate }: Cost, currency: string): bigint {
  if (unitCost === null || (costCurrency !== null && fxRate === null)) return 0n;
  const exact =
    tenThousandths(quantity) * tenThousandths(unitCost) * tenThousandths(costCurrency && fxRate ? fxRate : '1');
  return divided(exact, 10n ** BigInt(12 - minorDigits(currency)));
}

const add = (amounts: string[]) => amounts.reduce((total, amount) => total + minor(amount), 0n);

describe('totals of any project', () => {
  test('equal those computed over whole minor units', () => {
    fc.assert(
      fc.property(anyPriced, (project) => {
        const { plannedMarginPercent, taxes: _, sections: __, ...amounts } = totalsOf(project);
        const counted = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, minor(amount)]));
        const wanted = expected(project);
        expect(counted).toEqual(wanted);
        const { plannedMargin, contractNet } = wanted;
        const isMissing = project.lines.some((line) => hasCost(line.type) && !line.isOptional && !isCosted(line));
        const isUnknown = contractNet === 0n || (isMissing && wanted.plannedCost === 0n);
        const percent = isUnknown ? null : tenThousandths(plannedMarginPercent);
        const [share, whole] = contractNet < 0n ? [-plannedMargin, -contractNet] : [plannedMargin, contractNet];
        expect(percent).toBe(isUnknown ? null : divided(share * 1_000_000n, whole));
        expect(plannedMarginPercent === null).toBe(isUnknown);
      }),
      { numRuns: 400 },
    );
  });

  test('add up from the lines to the gross amount, and from the costs to the margin', () => {
    fc.assert(
      fc.property(anyPriced, (project) => {
        const totals = totalsOf(project);
        const nets = project.lines
          .filter((line) => !line.isOptional)
          .flatMap((line) => lineNet(line, project.currency)?.toFixed(minorDigits(project.currency)) ?? []);
        expect(add(nets)).toBe(minor(totals.subtotal));
        expect(minor(totals.subtotal) - minor(totals.discount)).toBe(minor(totals.contractNet));
        expect(minor(totals.contractNet) + minor(totals.tax)).toBe(minor(totals.gross));
        expect(add(totals.taxes.map(({ taxable }) => taxable))).toBe(minor(totals.contractNet));
        expect(add(totals.taxes.map(({ tax }) => tax))).toBe(minor(totals.tax));
        const costs = project.lines
          .filter((line) => !line.isOptional)
          .flatMap((line) => lineAmounts(line, project.currency).cost ?? []);
        expect(add(costs)).toBe(minor(totals.plannedCost));
        expect(add([totals.plannedCostInternal, totals.plannedCostProvider, totals.plannedCostExpense])).toBe(
          minor(totals.plannedCost),
        );
        expect(minor(totals.contractNet) - minor(totals.plannedCost)).toBe(minor(totals.plannedMargin));
      }),
    );
  });

  test('the sections and the lines above the first one make the subtotal', () => {
    fc.assert(
      fc.property(anyPriced, (project) => {
        const first = project.lines.findIndex(({ type }) => type === 'section');
        const above = first === -1 ? project.lines : project.lines.slice(0, first);
        const totals = totalsOf(project);
        const sections = add(totals.sections.map(({ net }) => net));
        expect(sections + minor(totalsOf({ ...project, lines: above }).subtotal)).toBe(minor(totals.subtotal));
      }),
    );
  });

  test('do not depend on the order of the lines inside a section', () => {
    const shuffled = anyPriced.chain((project) => {
      const blocks: Line[][] = [[]];
      for (const line of project.lines) line.type === 'section' ? blocks.push([line]) : blocks.at(-1)?.push(line);
      const moved = blocks.map((block) => {
        const heads = block.filter(({ type }) => type === 'section');
        const rows = block.filter(({ type }) => type !== 'section');
        return fc.shuffledSubarray(rows, { minLength: rows.length }).map((order) => [...heads, ...order]);
      });
      return fc.tuple(fc.constant(project), fc.tuple(...moved));
    });
    const sorted = (totals: Totals) => ({
      ...totals,
      taxes: [...totals.taxes].sort((one, other) => Number(one.percent) - Number(other.percent)),
    });
    fc.assert(
      fc.property(shuffled, ([project, blocks]) => {
        const moved = totalsOf({ ...project, lines: blocks.flat() });
        expect(sorted(moved)).toEqual(sorted(totalsOf(project)));
      }),
    );
  });

  test('never show a negative zero or an exponent', () => {
    fc.assert(
      fc.property(anyPriced, (project) => {
        const { taxes, sections, plannedMarginPercent: _, ...amounts } = totalsOf(project);
        const all = [
          ...Object.values(amounts),
          ...taxes.flatMap(({ taxable, tax }) => [taxable, tax]),
          ...sections.map(({ net }) => net),
        ];
        const digits = minorDigits(project.currency);
        const form = new RegExp(`^-?\\d+${digits === 0 ? '' : `\\.\\d{${digits}}`}$`);
        expect(all.filter((amount) => !form.test(amount) || /^-[0.]+$/.test(amount))).toEqual([]);
      }),
    );
  });
});
