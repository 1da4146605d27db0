import { i18n } from '../../lib/i18n/i18n.ts';
import { moneyText } from '../../ui/values/value-texts.ts';
import { daysAsRead } from './days-as-read.ts';

/** What the server calls a rate, `359 EUR / day · 2026-11-05`, alone or after whose it is, as the reader writes amounts, units and days. */
export function ratesAsRead(name: string): string {
  const read = name.replace(
    /(\d+(?:\.\d+)?) ([A-Z]{3}) \/ (\w+)(?= · \d{4}-\d\d-\d\d$)/,
    (_, amount: string, currency: string, unit: string) =>
      i18n.t('rates.amountPer', {
        amount: moneyText(amount, currency),
        currency,
        unit: i18n.t(`rates.unit.${unit as 'hour'}`),
      }),
  );
  return daysAsRead(read);
}
