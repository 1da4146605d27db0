import type { JobRow } from '@mandate/contract/entities/job.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { keyOf } from '../words/words.ts';
import { isPriceChange } from './job.ts';

/** What is told of a job beside its kind: `about` of the job, or the facts of a notification. */
type Facts = Record<string, unknown>;

/** What a job is, in words: "Export of 1,240 customers as XLSX", "Trial run of customers.csv", "Change of 128 customers". */
export function jobName(kind: JobRow['kind'], entity: string, facts: Facts): string {
  if (kind === 'export') {
    const format = String(facts.format ?? '').toUpperCase();
    return i18n.t('jobs.name.export', { what: howMany(entity, facts.count), format });
  }
  if (kind === 'leakCheck') return i18n.t('jobs.name.leakCheck');
  if (kind === 'holidays') {
    const name = String(facts.name ?? '');
    return facts.isTrial === true
      ? i18n.t('jobs.name.holidaysTrial', { name })
      : i18n.t('jobs.name.holidays', { name });
  }
  if (kind === 'bulk' && facts.action === 'handOver') {
    return i18n.t('jobs.name.handOver', { who: String(facts.who ?? '') });
  }
  if (kind === 'bulk') {
    const words = { what: howMany(entity, facts.count), total: numberText(countOf(facts.count)) };
    const key = isPriceChange(facts) ? facts.action : actionOf(facts);
    return i18n.t(`jobs.name.bulk.${key}`, words);
  }
  const file = String(facts.fileName ?? '');
  if (kind === 'undoImport') return i18n.t('jobs.name.undoImport', { file });
  return i18n.t(facts.dryRun === true ? 'jobs.name.trial' : 'jobs.name.import', { file });
}

/** A number of records of a kind; where the number is not known, the kind alone. */
function howMany(entity: string, count: unknown): string {
  const key = `entity.${keyOf(entity)}` as 'entity.customer';
  if (typeof count !== 'number') return i18n.t(`${key}.title`);
  return i18n.t(`${key}.count`, { count, total: numberText(count) });
}

/** What was done with many records. */
function actionOf({ action }: Facts): 'edit' | 'remove' | 'undelete' {
  return action === 'remove' || action === 'undelete' ? action : 'edit';
}

const counted = ['created', 'updated', 'unchanged', 'failed', 'undone', 'skipped'] as const;

/**
 * What a job came to, in words: "40 created, 2 updated, 3 failed"; empty where there is nothing to count.
 * @param facts its counts, and for imports whether it was a trial
 */
export function outcomeText(kind: JobRow['kind'], facts: Facts): string {
  if (kind === 'export') {
    const { rows } = facts;
    return typeof rows === 'number' ? i18n.t('jobs.rows', { count: rows, total: numberText(rows) }) : '';
  }
  if (kind === 'leakCheck') {
    const { calls, leaks } = facts;
    if (typeof calls !== 'number' || typeof leaks !== 'number') return '';
    const figures = { calls: numberText(calls), leaks: numberText(leaks) };
    return i18n.t(leaks === 0 ? 'jobs.leakCheck.none' : 'jobs.leakCheck.some', figures);
  }
  if (kind === 'holidays') {
    const count = countOf(facts.added) + countOf(facts.changed) + countOf(facts.gone);
    return count === 0
      ? i18n.t('jobs.holidays.none')
      : i18n.t('jobs.holidays.some', { count, total: numberText(count) });
  }
  if (kind === 'bulk') return bulkText(facts);
  const which = facts.dryRun === true ? 'jobs.trial' : 'jobs.did';
  const parts = counted.flatMap((name) => {
    const count = countOf(facts[name]);
    return count > 0 ? [i18n.t(`${which}.${name}`, { total: numberText(count) })] : [];
  });
  if (parts.length > 0) return parts.join(', ');
  return counted.some((name) => facts[name] !== undefined) ? i18n.t('jobs.didNothing') : '';
}

/** What an act on many records, or its undo, came to: "8 deleted, 3 kept". */
function bulkText(facts: Facts): string {
  const [changed, undone, skipped, failed] = [facts.changed, facts.undone, facts.skipped, facts.failed].map(countOf);
  const said = (key: 'jobs.bulk.edit', count: number) => (count > 0 ? i18n.t(key, { total: numberText(count) }) : '');
  const isKept = facts.action === 'remove' && facts.isUndo !== true;
  const parts = [
    said(`jobs.bulk.${actionOf(facts)}` as 'jobs.bulk.edit', changed ?? 0),
    said('jobs.bulk.undone' as 'jobs.bulk.edit', undone ?? 0),
    said((isKept ? 'jobs.bulk.kept' : 'jobs.did.skipped') as 'jobs.bulk.edit', skipped ?? 0),
    said('jobs.did.failed' as 'jobs.bulk.edit', failed ?? 0),
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join(', ');
  return facts.changed === undefined && facts.undone === undefined ? '' : i18n.t('jobs.didNothing');
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0;
}

/** Why something failed, in the person's language; the server's own sentence where this browser does not know the code. */
export function reasonText(error: JobRow['error']): string {
  if (error === null) return '';
  const key = error.code as 'serverError';
  return i18n.exists(key, { ns: 'error' }) ? i18n.t(key, { ns: 'error', ...error.params }) : error.message;
}
