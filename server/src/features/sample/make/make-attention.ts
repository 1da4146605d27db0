import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { RateSource } from '@mandate/contract/project/prices/rate-resolution.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { priced, type TaxRates } from './price-project.ts';

/** What is changed of a project so that it needs somebody; null where it does not fit. */
type Turn = (values: Values & { lines: LineValues[] }, today: string) => Values | null;

/** Within so many days a missing price is urgent. */
const soon = 30;

/** How many projects each turn is done to. */
const each = 2;

/** Offers that begin soon without every price, work that should have begun, work that should go on. */
const turns: readonly Turn[] = [
  (values, today) => {
    const at = values.lines.findIndex(isWithoutRate);
    if (values.status !== 'draft' || at < 0 || !isLater(addDays(today, soon), values.startDate)) return null;
    const lines = values.lines.map((line, index) =>
      index === at ? { ...line, unitPrice: null, priceSource: null } : line,
    );
    return { ...values, lines };
  },
  (values, today) => {
    // To an earlier day: what lies within the project stays within it.
    const startDate = addDays(today, -4);
    return values.status === 'approved' && isLater(values.startDate, startDate) ? { ...values, startDate } : null;
  },
  (values, today) => (values.status === 'onHold' ? { ...values, resumeOn: addDays(today, -1) } : null),
];

/** The projects of the sample firm with some among them that need somebody today, so that the control panel has each kind to show. */
export function withAttention(projects: readonly SampleRecord[], today: string, rates: TaxRates): SampleRecord[] {
  const done = turns.map(() => 0);
  return projects.map((record) => {
    for (const [index, turn] of turns.entries()) {
      if ((done[index] ?? 0) >= each) continue;
      const values = turn(record.values as Values & { lines: LineValues[] }, today);
      if (values === null) continue;
      done[index] = (done[index] ?? 0) + 1;
      return { ...record, values: priced(values as Values & { lines: LineValues[] }, rates) };
    }
    return record;
  });
}

/** A person's work of no service of the book: no rate gives it a price, somebody has to. */
function isWithoutRate({ type, serviceId, personnelId, priceSource }: LineValues & { priceSource?: unknown }): boolean {
  const isSomebodys = type === 'service' && !serviceId && Boolean(personnelId);
  return isSomebodys && (priceSource as RateSource | null)?.rule === 'manual';
}

function isLater(date: unknown, than: unknown): boolean {
  return typeof date === 'string' && typeof than === 'string' && date > than;
}
