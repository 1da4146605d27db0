import type { Reader } from '../../access/roles.ts';
import { minorDigits } from '../../values/currencies.ts';
import { type Decimal, sum, toFixed, zero } from '../../values/decimal.ts';
import type { LineFigures } from '../line.ts';
import { isCostKnown } from './is-cost-known.ts';
import { type LineMoney, lineMoney, marginPercentOf } from './line-amounts.ts';
import { linesWithoutCost } from './lines-without-cost.ts';
import { type TaxedNet, taxedTotals } from './taxed-totals.ts';
import { costTotals, marginTotals, type TotalField } from './total-fields.ts';

/** What totals are computed from. */
export interface Priced<Line = LineFigures & { id: string }> {
  currency: string;
  discountPercent: string | null;
  lines: readonly Line[];
}

/** The tax of one rate: what it is charged on and what it comes to. */
export interface TaxTotal {
  taxRateId: string | null;
  percent: string;
  taxable: string;
  tax: string;
}

/**
 * Totals of a project in its currency, with the currency's decimals (decisions 9.4). The margin in percent is null when nothing is earned, or
 * no cost is known of what has one: shown as "–".
 */
export type Totals = Record<Exclude<TotalField, 'plannedMarginPercent'>, string> & {
  plannedMarginPercent: string | null;
  taxes: TaxTotal[];
  sections: { lineId: string; net: string }[];
};

/** Who is paid what a line costs: our own people, a provider, or others for expenses. */
export function costKindOf({ type, providerId }: Pick<LineFigures, 'type' | 'providerId'>) {
  if (type === 'expense') return 'expense';
  return providerId === null ? 'internal' : 'provider';
}

/**
 * Totals by the same rules in the browser while typing and on the server when saving (domain reference 2.11).
 * Nets and costs of lines are rounded once each; the project's discount and the tax are computed per tax rate and rounded once per rate.
 * Optional lines stand apart and enter no other total; what is not billed earns nothing and costs all the same.
 * @param moneyOf works out what a line comes to, or knows it
 */
export function totalsOf<Line extends LineFigures & { id: string }>(
  priced: Priced<Line>,
  moneyOf: (line: Line, currency: string) => LineMoney = lineMoney,
): Totals {
  const digits = minorDigits(priced.currency);
  const written = (value: Decimal) => toFixed(value, digits);
  const billed: TaxedNet[] = [];
  const sections: { lineId: string; net: Decimal }[] = [];
  const costs = { internal: zero, provider: zero, expense: zero };
  let optionalNet = zero;

  for (const line of priced.lines) {
    if (line.type === 'section') sections.push({ lineId: line.id, net: zero });
    const { net, cost } = moneyOf(line, priced.currency);
    if (net === null) continue;
    if (line.isOptional) {
      optionalNet = optionalNet.plus(net);
      continue;
    }
    const kind = costKindOf(line);
    costs[kind] = costs[kind].plus(cost ?? zero);
    const section = sections.at(-1);
    if (section) section.net = section.net.plus(net);
    if (line.isBillable) billed.push({ taxRateId: line.taxRateId, taxPercent: line.taxPercent, net });
  }

  const { subtotal, discount, contractNet, tax, gross, rates } = taxedTotals(billed, priced);
  const plannedCost = sum(Object.values(costs));
  const plannedMargin = contractNet.minus(plannedCost);
  const isKnown = isCostKnown(written(plannedCost), linesWithoutCost(priced.lines, priced.currency, moneyOf).length);
  return {
    subtotal: written(subtotal),
    discount: written(discount),
    contractNet: written(contractNet),
    tax: written(tax),
    gross: written(gross),
    optionalNet: written(optionalNet),
    plannedCost: written(plannedCost),
    plannedCostInternal: written(costs.internal),
    plannedCostProvider: written(costs.provider),
    plannedCostExpense: written(costs.expense),
    plannedMargin: written(plannedMargin),
    plannedMarginPercent: isKnown ? marginPercentOf(plannedMargin, contractNet) : null,
    taxes: rates.map((rate) => ({
      taxRateId: rate.taxRateId,
      percent: rate.percent,
      taxable: written(rate.taxable),
      tax: written(rate.tax),
    })),
    sections: sections.map(({ lineId, net }) => ({ lineId, net: written(net) })),
  };
}

/** The totals as a reader sees them: all of them need `seeRates`, costs and margins `seeCosts` as well; null for who sees none. */
export function seenTotals(totals: Totals, { grants }: Pick<Reader, 'grants'>): Partial<Totals> | null {
  if (!grants.includes('seeRates')) return null;
  if (grants.includes('seeCosts')) return totals;
  const hidden = new Set<string>([...costTotals, ...marginTotals]);
  return Object.fromEntries(Object.entries(totals).filter(([name]) => !hidden.has(name)));
}
