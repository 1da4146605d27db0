import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { milestonesOf, placesOf, providersOf, type Sites } from './make-parts.ts';
import { termsOf } from './make-terms.ts';
import { type Workforce, workOf } from './make-work.ts';
import { dayOf } from './past.ts';
import { priced, type TaxRates } from './price-project.ts';
import type { Random } from './random.ts';

/** What stands around the projects of the sample firm. */
export interface Around {
  now: Date;
  customers: readonly SampleRecord[];
  force: Workforce;
  sites: Sites;
  taxRates: TaxRates;
}

/** The projects with their terms, with who delivers what at which cost, with providers, places and milestones. */
export function workedOut(random: Random, projects: readonly SampleRecord[], around: Around): SampleRecord[] {
  const buyers = new Map(around.customers.map((record) => [record.id, record]));
  const firms = new Map(around.force.providers.map((record) => [record.id, record]));
  const today = dayOf(around.now.getTime());
  return projects.map((record) => {
    const terms = termsOf(random, record, buyers, today);
    const lines = workOf(random, record, around.force);
    const working = { ...record, values: { ...record.values, ...terms, lines } };
    const parts = {
      providers: providersOf(random, working, firms),
      places: placesOf(random, working, around.sites),
      milestones: milestonesOf(random, working, today),
    };
    const values = { ...working.values, ...parts } as Values & { lines: LineValues[] };
    return { ...record, values: priced(values, around.taxRates) };
  });
}
