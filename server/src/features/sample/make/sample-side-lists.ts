import type { Values } from '@mandate/contract/changes/merge.ts';
import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { decimal, round, toPlain } from '@mandate/contract/values/decimal.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { priceLevels } from '../words/line-words.ts';
import { firstFacts } from './first-facts.ts';
import type { RegisterMaking } from './make-providers.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import { type Random, seeded } from './random.ts';

const terms: readonly Values[] = [
  { code: 'NOW', name: 'Due at once', days: 0 },
  { code: 'NET14', name: '14 days net', days: 14 },
  { code: 'NET14-2', name: '14 days 2 %, 30 days net', days: 30, discountPercent: '2', discountDays: 14 },
  { code: 'EOM30', name: '30 days from the end of the month', days: 30, isEndOfMonth: true },
];

/** The terms of payment of the sample firm, beside the one every firm starts with. */
export function makePaymentTerms({ random, now, writers }: RegisterMaking): SampleRecord[] {
  return terms.map((values) => {
    const createdAt = someDaysAgo(random, now, 3390);
    const record = withInitial(paymentTerm.fields, values, firstFacts(''));
    return { id: uuidV7(createdAt), values: record, ...writtenAt(random, now, createdAt, writers) };
  });
}

/** Days before today from which the rates hold: of the quarters just past, and of the firm's beginning. */
const quarters = [0, 91, 182, 273];
const firstRatesDays = 3700;
const firstRatesSeed = 3700;

/** Rates of the sample firm's currencies to the euro: for each of the last quarters, and from its beginning on. */
export function makeExchangeRates({ random, now, writers }: RegisterMaking): SampleRecord[] {
  const today = dayOf(now.getTime());
  const rates = (random: Random, agos: readonly number[]) =>
    Object.entries(priceLevels)
      .filter(([currency]) => currency !== 'EUR')
      .flatMap(([currency, { factor }]) =>
        agos.map((ago) => {
          const createdAt = someDaysAgo(random, now, ago + 1);
          const rate = decimal(1).div(decimal(factor).times(random.whole(97, 103)).div(100));
          const values = { currency, validFrom: addDays(today, -ago), rate: toPlain(round(rate, 6)) };
          const whole = withInitial(exchangeRate.fields, values, firstFacts(''));
          return {
            id: uuidV7(createdAt),
            values: completed(exchangeRate, whole),
            ...writtenAt(random, now, createdAt, writers),
          };
        }),
      );
  // Drawn apart, so that the first ones change nothing else: projects of all years lead to the base currency.
  return [...rates(random, quarters), ...rates(seeded(firstRatesSeed), [firstRatesDays])];
}
