import { lineText } from '../paper/blocks/line-text.ts';
import { printedLines } from '../paper/blocks/printed-lines.ts';
import { linePositions } from '../paper/line-positions.ts';
import type { PaperLine, PaperTaxRate, PaperTotals, QuoteFacts } from '../paper/paper-facts.ts';
import { taxedTotals } from '../project/figures/taxed-totals.ts';
import { minorDigits } from '../values/currencies.ts';
import { type Decimal, decimal, toFixed } from '../values/decimal.ts';

/** A line of a quote as far as its sums need it: how it is taxed, and what it comes to. */
type OfferedLine = Pick<PaperLine, 'id' | 'taxRateId' | 'taxPercent' | 'isOptional'> & { net: string };

/** What may be ordered besides, as the paper names it. */
export interface OfferedOption {
  id: string;
  position: string;
  text: string;
  /** Decimal strings; null where the quote does not say. */
  quantity: string | null;
  unit: string | null;
  unitPrice: string | null;
  /** What it adds before the discount of the whole, a decimal string. */
  net: string;
}

/** What a quote is accepted for, whatever options are ordered with it: nothing but what its paper says. */
export interface PublicOffer {
  currency: string;
  discountPercent: string | null;
  taxRates: PaperTaxRate[];
  lines: OfferedLine[];
  options: OfferedOption[];
}

/** The offer of a quote: lines without figures have no part in it, nor has who delivers them. */
export function publicOfferOf(facts: QuoteFacts): PublicOffer {
  const printed = printedLines(facts);
  const positions = linePositions(printed);
  const { currency, discountPercent, taxRates } = facts;
  return {
    currency,
    discountPercent,
    taxRates,
    lines: printed.flatMap(({ id, taxRateId, taxPercent, isOptional, isBillable, net }) =>
      isBillable && net !== null ? [{ id, taxRateId, taxPercent, isOptional, net }] : [],
    ),
    options: printed
      .filter(({ isOptional, net }) => isOptional && net !== null)
      .map((line) => ({
        id: line.id,
        position: positions.get(line.id) ?? '',
        text: lineText(line).text,
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: line.unitPrice,
        net: line.isBillable ? (line.net ?? '0') : '0',
      })),
  };
}

/** What an offer comes to with some of its options. */
type OfferTotals = Omit<PaperTotals, 'optionalNet' | 'sections'>;

/**
 * What an offer comes to with the options that are chosen, to the cent what the project comes to when they become its lines: on the page of the
 * customer, and on the server that is sent the answer.
 */
export function offerTotals(
  { lines, currency, discountPercent }: Pick<PublicOffer, 'lines' | 'currency' | 'discountPercent'>,
  chosenLineIds: readonly string[],
): OfferTotals {
  const digits = minorDigits(currency);
  const written = (value: Decimal) => toFixed(value, digits);
  const nets = lines
    .filter(({ id, isOptional }) => !isOptional || chosenLineIds.includes(id))
    .map((line) => ({ ...line, net: decimal(line.net) }));
  const { subtotal, discount, contractNet, tax, gross, rates } = taxedTotals(nets, { currency, discountPercent });
  return {
    subtotal: written(subtotal),
    discount: written(discount),
    contractNet: written(contractNet),
    tax: written(tax),
    gross: written(gross),
    taxes: rates.map((rate) => ({
      taxRateId: rate.taxRateId,
      percent: rate.percent,
      taxable: written(rate.taxable),
      tax: written(rate.tax),
    })),
  };
}
