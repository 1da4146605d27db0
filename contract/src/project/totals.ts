import { minorDigits } from '../currencies.ts';
import { type Decimal, decimal, round, sum, toFixed, toPlain, zero } from '../decimal.ts';
import { hasFigures, type LineFigures } from './line.ts';

/** What totals are computed from. */
export interface Priced {
  currency: string;
  discountPercent: string | null;
  lines: readonly (LineFigures & { id: string })[];
}

/** The tax of one rate: what it is charged on and what it comes to. */
export interface TaxTotal {
  taxRateId: string | null;
  percent: string;
  taxable: string;
  tax: string;
}

/** Totals of a project in its currency, with the currency's decimals (decisions 9.4). */
export interface Totals {
  subtotal: string;
  discount: string;
  contractNet: string;
  tax: string;
  gross: string;
  optionalNet: string;
  taxes: TaxTotal[];
  sections: { lineId: string; net: string }[];
}

/**
 * The net amount of a line, rounded once, to the minor unit: quantity × price × (1 − discount).
 * @returns null for lines without figures; zero for lines that are not billed
 */
export function lineNet(line: LineFigures, currency: string): Decimal | null {
  if (!hasFigures(line.type)) return null;
  if (!line.isBillable || line.quantity === null || line.unitPrice === null) return zero;
  const full = decimal(line.quantity).times(line.unitPrice);
  const kept = decimal(100).minus(line.discountPercent ?? '0');
  return round(full.times(kept).div(100), minorDigits(currency));
}

/**
 * Totals by the same rules in the browser while typing and on the server when saving (domain reference 2.11).
 * Line nets are rounded once each; the project's discount and the tax are computed per tax rate and rounded once per rate.
 * Optional lines stand apart and enter no other total.
 */
export function totalsOf(priced: Priced): Totals {
  const digits = minorDigits(priced.currency);
  const written = (value: Decimal) => toFixed(value, digits);
  const byRate = new Map<string, { taxRateId: string | null; percent: string; net: Decimal }>();
  const sections: { lineId: string; net: Decimal }[] = [];
  let optionalNet = zero;

  for (const line of priced.lines) {
    if (line.type === 'section') sections.push({ lineId: line.id, net: zero });
    const net = lineNet(line, priced.currency);
    if (net === null) continue;
    if (line.isOptional) {
      optionalNet = optionalNet.plus(net);
      continue;
    }
    const section = sections.at(-1);
    if (section) section.net = section.net.plus(net);
    if (!line.isBillable) continue;
    const percent = toPlain(decimal(line.taxPercent ?? '0'));
    const key = `${line.taxRateId ?? ''} ${percent}`;
    const group = byRate.get(key) ?? { taxRateId: line.taxRateId, percent, net: zero };
    byRate.set(key, { ...group, net: group.net.plus(net) });
  }

  const rates = [...byRate.values()].map((group) => {
    const discount = round(group.net.times(priced.discountPercent ?? '0').div(100), digits);
    const taxable = group.net.minus(discount);
    return { ...group, discount, taxable, tax: round(taxable.times(group.percent).div(100), digits) };
  });
  const contractNet = sum(rates.map((rate) => rate.taxable));
  const tax = sum(rates.map((rate) => rate.tax));
  return {
    subtotal: written(sum(rates.map((rate) => rate.net))),
    discount: written(sum(rates.map((rate) => rate.discount))),
    contractNet: written(contractNet),
    tax: written(tax),
    gross: written(contractNet.plus(tax)),
    optionalNet: written(optionalNet),
    taxes: rates.map((rate) => ({
      taxRateId: rate.taxRateId,
      percent: rate.percent,
      taxable: written(rate.taxable),
      tax: written(rate.tax),
    })),
    sections: sections.map((section) => ({ lineId: section.lineId, net: written(section.net) })),
  };
}
