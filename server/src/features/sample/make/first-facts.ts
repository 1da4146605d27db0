import type { FirstFacts } from '../../../records/write/read-body.ts';

/** What a sample record begins with where nothing is said, on the day it is made (`YYYY-MM-DD`). */
export function firstFacts(today: string): FirstFacts {
  const parameters = new Map<string, unknown>([
    ['company.language', 'en'],
    ['company.country', 'AT'],
    ['money.baseCurrency', 'EUR'],
    ['people.weeklyHours', '40'],
  ]);
  return { today, parameters };
}
