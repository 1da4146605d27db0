import type { Values } from '../changes/merge.ts';
import type { RecordRules } from './record-rules.ts';

function complete(values: Values): Values {
  return { ...values, name: [values.currency, values.validFrom].filter(Boolean).join(' ') };
}

/** The rules over several fields of one exchange rate. */
export const exchangeRateRules: RecordRules = { complete };
