import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exempt, type MadeLine, madeLine, reduced, standard } from '../../../testing/made-line.ts';
import { minorDigits } from '../../values/currencies.ts';
import { hasCost, type LineFigures, lineTypes } from '../line.ts';
import { lineAmounts, lineNet } from './line-amounts.ts';
import { type Priced, type Totals, totalsOf } from './totals.ts';

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

const anyLine: fc.Arbitrary<MadeLine> = fc
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
    if (type === 'section' || type === 'text') return { ...madeLine(type), id: rest.id };
    if (type === 'discount') return { ...madeLine(type, rest), ...rate, unit: 'hour', unitPrice: `-${price}` };
    return { ...madeLine(type, rest), ...rate, ...cost, unit: 'hour', unitPrice: price };
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
      const blocks: MadeLine[][] = [[]];
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
