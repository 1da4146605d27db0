import { entity } from '../facts/entity.ts';
import { choice, currency, date, initially, number, replyOnly, searched, text, within } from '../facts/fields.ts';

/** What one unit of a currency is worth in the base currency from a day on (domain reference 1.3; decisions 9.5). */
export const exchangeRate = entity({
  name: 'exchange-rate',
  table: 'exchange_rates',
  label: 'name',
  defaultSort: { field: 'validFrom', direction: 'desc' },
  fields: {
    currency: currency(),
    validFrom: within(['currency'], date()),
    rate: number({ above: '0', max: '9999999999', scale: 10 }),
    source: initially(replyOnly(choice('manual', 'import')), 'manual'),
    name: searched(replyOnly(text({ max: 20 }))),
  },
  parts: {},
});
