import { ownFieldNouns } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type { Calls } from '../callers/call.ts';
import { saved } from '../callers/records.ts';
import { next, roleIn, savePersonnel } from './matrix-people.ts';

/** What a save without an id makes, by noun. */
export const newBodies: Record<string, (on: string) => object> = {
  account: (on) => ({ fullName: 'A newcomer', email: `newcomer.${next()}@mandate.example`, role: roleIn(on) }),
  personnel: () => ({ firstName: 'New', lastName: 'Person', workEmail: `new.${next()}@mandate.example` }),
  customer: () => ({ name: `New ${next()}` }),
  project: () => ({ name: `New ${next()}`, isInternal: true }),
  'tax-rate': () => ({ code: `T${next()}`, name: 'A tax rate', percent: '7' }),
  provider: () => ({ name: `Provider ${next()}`, countryCode: 'DE' }),
  'service-category': () => ({ name: `Category ${next()}` }),
  service: () => ({ name: 'A service' }),
  absence: () => {
    const day = addDays('2026-01-01', next());
    return { kind: 'holiday', startDate: day, endDate: day };
  },
  'holiday-calendar': () => ({ code: `H${next()}`, name: 'Holidays', countryCode: 'AT' }),
  place: () => ({ name: `Place ${next()}`, kind: 'ownOffice' }),
  rate: () => ({ unit: 'day', amount: '100', currency: 'EUR' }),
  'payment-term': () => ({ code: `D${next()}`, name: 'Days to pay', days: 14 }),
  'text-block': () => ({ code: `T${next()}`, purpose: 'intro', body: 'To {customer}' }),
  'exchange-rate': () => ({ currency: 'USD', validFrom: addDays('2020-01-01', next()), rate: '0.9' }),
  // A kind of record has a limited number of them.
  'own-field': () => {
    const number = next();
    return {
      entity: ownFieldNouns[number % ownFieldNouns.length],
      key: `made${number}`,
      label: `Made ${number}`,
      kind: 'text',
    };
  },
  parameter: (on) => ({
    ...{ key: `custom.made${next()}`, label: 'A parameter', valueType: 'string', value: 'Before' },
    ...(on.endsWith('SA edits') && { editableBy: 'SA' }),
  }),
};

/** Makes a record with the body a save of a new one has, `values` over it. */
export async function newOne(keeper: Calls, noun: string, values: object = {}): Promise<string> {
  return (await saved<{ id: string }>(keeper, noun, { ...newBodies[noun]?.(''), ...values })).id;
}

/** Makes a service of a category of its own. */
export async function newService(keeper: Calls, values: object = {}): Promise<string> {
  return newOne(keeper, 'service', { categoryId: await newOne(keeper, 'service-category'), ...values });
}

/** What a rate is of that a phrase means: of a person or a service, what it sells for or costs. */
export async function rateOn(keeper: Calls, on: string): Promise<object> {
  const side = on.includes('cost') ? 'cost' : 'sell';
  if (on.includes('a person')) return { side, personnelId: (await savePersonnel(keeper)).id };
  return { side, serviceId: await newService(keeper) };
}
