import type { Values } from '@mandate/contract/changes/merge.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { firstFacts } from './first-facts.ts';
import type { RegisterMaking } from './make-providers.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';

/** Day rates by seniority, in euros: what the firm sells them for. */
const dayRates = { junior: 780, professional: 960, senior: 1180, principal: 1420, partner: 1760 } as const;

/** The records of the sample firm that have rates. */
export interface RatedRecords {
  services: readonly SampleRecord[];
  staff: readonly SampleRecord[];
  providers: readonly SampleRecord[];
  customers: readonly SampleRecord[];
}

/** Dated rates: what services sell for and cost, what people and providers cost, what some customers agreed on. */
export function makeRates(
  making: RegisterMaking,
  { services, staff, providers, customers }: RatedRecords,
): SampleRecord[] {
  const { random } = making;
  const rates: SampleRecord[] = [];
  const add = (daysAgo: number, values: Values): void => {
    rates.push(dated(making, daysAgo, values));
  };
  for (const { id, values, createdAt } of services) {
    const { unit, currency, unitPrice, unitCost } = values;
    const ago = Math.round((making.now.getTime() - Date.parse(createdAt)) / 86_400_000);
    if (unitPrice !== null) add(ago, { side: 'sell', serviceId: id, unit, currency, amount: unitPrice });
    if (unitCost !== null) add(ago, { side: 'cost', serviceId: id, unit, currency, amount: unitCost });
  }
  for (const [seniority, amount] of Object.entries(dayRates)) {
    add(420, { side: 'sell', seniority, unit: 'day', amount: String(amount) });
  }
  for (const { id, values } of staff) {
    const level = String(values.seniority ?? 'professional') as keyof typeof dayRates;
    add(380, { side: 'cost', personnelId: id, unit: 'day', amount: String(Math.round(dayRates[level] * 0.46)) });
  }
  for (const { id, values } of providers) {
    add(300, {
      side: 'cost',
      providerId: id,
      unit: 'day',
      currency: values.currency,
      amount: String(random.whole(48, 92) * 10),
    });
  }
  const agreed = customers.filter(({ values }) => values.status === 'active' && values.currency === 'EUR').slice(0, 40);
  for (const { id } of agreed) {
    add(200, {
      side: 'sell',
      customerId: id,
      seniority: 'senior',
      unit: 'day',
      amount: String(random.whole(104, 116) * 10),
      note: 'Framework agreement',
    });
  }
  return rates;
}

function dated({ random, now, writers }: RegisterMaking, daysAgo: number, values: Values): SampleRecord {
  const createdAt = someDaysAgo(random, now, daysAgo);
  const validFrom = dayOf(createdAt);
  const whole = withInitial(rate.fields, { validFrom, ...values }, firstFacts(validFrom));
  return {
    id: uuidV7(createdAt),
    values: completed(rate, whole),
    ...writtenAt(random, now, createdAt, writers),
  };
}
