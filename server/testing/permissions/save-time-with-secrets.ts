import type { Person } from '../callers/people.ts';
import { saved } from '../callers/records.ts';
import type { TestApp } from '../test-app.ts';

/** Whose time it is, and on which line. */
export interface Worker {
  name: string;
  personnelId: string;
  lineId: string;
}

/** Lets people book what costs something and hand it in; the last one's is approved, and they will be away. All of it has values that are not met by chance. */
export async function saveTimeWithSecrets(
  { database }: TestApp,
  sa: Person,
  workers: readonly Worker[],
): Promise<void> {
  await database.pool.query("update projects set status = 'active', who_books = 'everyone'");
  for (const [at, { name, personnelId, lineId }] of workers.entries()) {
    await saved(sa, 'rate', { side: 'cost', personnelId, unit: 'hour', currency: 'EUR', amount: `${at + 81}.4375` });
    const texts = { text: `Done by ${name}`, internalNote: `Thought by ${name}` };
    const entries = [{ personnelId, lineId, date: '2026-03-04', seconds: 27_900, ...texts }];
    await sa.post('/entry/save-many', { entries });
    const weeks = [{ personnelId, week: '2026-03-02', version: 0 }];
    await sa.post('/week/submit', { weeks, acknowledged: true });
    if (at < workers.length - 1) continue;
    await sa.post('/week/approve', { weeks: [{ ...weeks[0], version: 1 }] });
    const days = { startDate: '2027-03-02', endDate: '2027-03-03' };
    await saved(sa, 'absence', { personnelId, kind: 'holiday', ...days, note: `Why ${name} is away` });
  }
}
