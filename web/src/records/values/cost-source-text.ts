import type { CostSource } from '@mandate/contract/time/cost-source.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';

/** Where the cost of an entry comes from, in words: what its line says, or the rate with what it says and since when. */
export function costSourceText(source: CostSource): string {
  if (source.rule === 'line') return i18n.t('costSource.line');
  const { amount, currency, unit, validFrom } = source;
  return i18n.t('costSource.rate', {
    amount: numberText(amount),
    currency: currency ?? '',
    unit: i18n.t(`rates.unit.${unit as 'hour'}`),
    from: dateText(validFrom),
  });
}
