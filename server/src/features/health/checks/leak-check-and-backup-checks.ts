import { isUnderWay } from '../../../database/maintenance-runs.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { type Check, type CheckParts, daysSince } from './check.ts';

const leakCheckDays = 30;
const backupDays = 7;

interface Run {
  at: string;
  outcome: 'done' | 'failed';
  facts: Record<string, unknown>;
}

/** The last run of a kind that is over; one that was broken off has failed. */
async function lastRun({ db }: CheckParts, kind: 'backup' | 'leakCheck'): Promise<Run | null> {
  const text = `select started_at as at, coalesce(outcome, 'failed') as outcome, facts from maintenance_runs
    where kind = $1 and (outcome is not null or not ${isUnderWay('id::text')}) order by started_at desc limit 1`;
  const [row] = await run<Run>(db, text, [kind]);
  return row ?? null;
}

/** Whether it was checked lately that everybody sees only their own. */
export const checkLeakCheck: Check = async (parts) => {
  const last = await lastRun(parts, 'leakCheck');
  if (last === null) return { code: 'leakCheckNever', params: {} };
  const { at, outcome, facts } = last;
  if (outcome === 'failed') return { code: 'leakCheckFailed', params: { at } };
  const [calls, leaks] = [Number(facts.calls ?? 0), Number(facts.leaks ?? 0)];
  if (leaks > 0) return { code: 'leakCheckFound', params: { at, leaks, calls } };
  const days = daysSince(at);
  return days > leakCheckDays
    ? { code: 'leakCheckOld', params: { days } }
    : { code: 'leakCheckGood', params: { at, calls } };
};

/** Whether there is a backup young enough to go back to. */
export const checkBackup: Check = async (parts) => {
  const last = await lastRun(parts, 'backup');
  if (last === null) return { code: 'backupNever', params: {} };
  if (last.outcome === 'failed') return { code: 'backupFailed', params: { at: last.at } };
  const days = daysSince(last.at);
  return days > backupDays ? { code: 'backupOld', params: { days } } : { code: 'backupGood', params: { at: last.at } };
};
