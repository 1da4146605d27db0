import type { TotalsBlock } from '../paper.ts';
import type { PaperTaxRate, PaperTotals, QuoteFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';

type TotalsFacts = Pick<QuoteFacts, 'currency' | 'discountPercent' | 'taxRates'> & {
  totals: Omit<PaperTotals, 'optionalNet' | 'sections'>;
};

/**
 * What it comes to, as the project's totals say: subtotal and discount where there is one, net, a row for each rate of tax, gross. What is
 * not taxed has a row of 0 and its reason.
 */
export function totalsBlock(facts: TotalsFacts, writing: PaperWriting): TotalsBlock {
  const { currency, totals } = facts;
  const { words, formats, say } = writing;
  const amount = (value: string) => formats.amount(value, currency);
  return {
    type: 'totals',
    heading: words.total.heading,
    remark: say(words.total.remark, { currency }),
    rows: [
      ...discountRows(facts, writing),
      { type: 'net', label: words.total.net, value: amount(totals.contractNet) },
      ...totals.taxes.map((each) => taxRow(each, facts, writing)),
      { type: 'total', label: say(words.total.gross, { currency }), value: amount(totals.gross) },
    ],
  };
}

function discountRows({ currency, discountPercent, totals }: TotalsFacts, writing: PaperWriting): TotalsBlock['rows'] {
  if (discountPercent === null || Number(discountPercent) === 0) return [];
  const { words, formats, say } = writing;
  const label = say(words.total.discount, { percent: formats.percent(discountPercent) });
  return [
    { type: 'plain', label: words.total.subtotal, value: formats.amount(totals.subtotal, currency) },
    { type: 'plain', label, value: formats.amount(takenOff(totals.discount), currency) },
  ];
}

/** An amount that is taken off; what is taken off a negative sum is added. */
export function takenOff(amount: string): string {
  if (Number(amount) === 0) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function taxRow(
  { taxRateId, percent, taxable, tax }: TotalsFacts['totals']['taxes'][number],
  { currency, taxRates }: TotalsFacts,
  { words, formats, say }: PaperWriting,
): TotalsBlock['rows'][number] {
  const values = { percent: formats.percent(percent), taxable: formats.amount(taxable, currency) };
  const reason =
    Number(percent) === 0
      ? reasonOf(
          taxRates.find(({ id }) => id === taxRateId),
          words.untaxed,
        )
      : '';
  const label = reason === '' ? say(words.total.tax, values) : say(words.total.untaxed, { ...values, reason });
  return { type: 'tax', label, value: formats.amount(tax, currency) };
}

/** Why nothing is charged: as the rate says it, else by its category. */
function reasonOf(rate: PaperTaxRate | undefined, words: PaperWriting['words']['untaxed']): string {
  if (!rate) return words.none;
  return rate.exemptionReason ?? (words as Readonly<Record<string, string>>)[rate.category] ?? words.none;
}
