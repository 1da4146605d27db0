import type { DateFormat, NumberFormat } from '@mandate/contract/preferences/formats.ts';
import type { RateSource } from '@mandate/contract/project/prices/rate-resolution.ts';
import type { CostSource } from '@mandate/contract/time/cost-source.ts';
import type { Words } from '../../words/words.ts';
import { dateText } from './date-text.ts';
import { numberText } from './number-text.ts';

/** The fields that say where a price or a cost comes from. */
export const sourceFields: readonly string[] = ['priceSource', 'costSource'];

/** Where a price or a cost comes from, as screens say it: what the line says, what somebody typed, or the rate with what it says and since when. */
export function sourceWords(
  source: CostSource | RateSource,
  { words, formats }: { words: Words; formats: { numberFormat: NumberFormat; dateFormat: DateFormat } },
): string {
  if (source.rule === 'line') return words.at('costSource.line') ?? '';
  const { amount, currency, unit, validFrom } = source;
  if (amount === null || validFrom === null) return words.at('explain.rule.manual') ?? '';
  return (
    words.at('costSource.rate', {
      amount: numberText(amount, formats.numberFormat),
      currency: currency ?? '',
      unit: words.at(`rates.unit.${unit}`) ?? '',
      from: dateText(validFrom, formats.dateFormat),
    }) ?? ''
  );
}
