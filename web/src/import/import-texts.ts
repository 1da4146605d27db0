import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { i18n } from '../lib/i18n/i18n.ts';
import { entityWord } from '../records/words/words.ts';
import { numberText } from '../ui/values/value-texts.ts';
import type { StoredImport } from './import-calls.ts';
import { actOf } from './import-job.ts';

/** A number of rows of a file in words: "1,204 rows". */
export function rowsText(count: number): string {
  return i18n.t('import.rows', { count, total: numberText(count) });
}

/** A number of records in words: "1,200 customers". */
export function recordsText(entity: Entity, count: number): string {
  return entityWord(entity, 'count', { count, total: numberText(count) });
}

/** How many records of a file a trial found good, or were taken. */
export function goodCount({ created, updated, unchanged }: StoredImport): number {
  return created + updated + unchanged;
}

/** How many of them are new or other than they were. */
export function changingCount({ created, updated }: StoredImport): number {
  return created + updated;
}

/** A number of what a file holds: rows where each is a record, else records. */
export function partText(entity: Entity, stored: StoredImport, count: number): string {
  // Rows that all belong to one record are taken, or left, together.
  if (stored.recordId !== null) return rowsText(stored.rowCount);
  const isByRow = goodCount(stored) + stored.failed === stored.rowCount;
  return isByRow ? rowsText(count) : recordsText(entity, count);
}

/** What a run will do, or did, in one sentence: "1,190 customers created, 10 changed, 1 row failed." */
export function countsText(entity: Entity, stored: StoredImport, tense: 'will' | 'did'): string {
  const { created, updated, unchanged, failed } = stored;
  const parts = [
    created > 0 && i18n.t(`import.${tense}.created`, { what: recordsText(entity, created) }),
    updated > 0 && i18n.t(`import.${tense}.updated`, { what: recordsText(entity, updated) }),
    unchanged > 0 && i18n.t('import.unchangedText', { what: recordsText(entity, unchanged) }),
    failed > 0 && i18n.t('import.failedText', { what: partText(entity, stored, failed) }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? i18n.t('import.nothingText') : i18n.t('import.counts', { text: parts.join(', ') });
}

/** How far a job is: its place in the queue, or the rows it has been through. */
export function jobText(job: JobRow, rowCount: number): string {
  if (job.isCancelled) return i18n.t('import.stopping');
  if (job.state === 'queued') {
    return job.position !== null && job.position > 1
      ? i18n.t('import.queuedAt', { place: numberText(job.position) })
      : i18n.t('import.queued');
  }
  const total = rowsText(job.total ?? rowCount);
  return i18n.t(`import.doing.${actOf(job)}`, { done: numberText(job.done), total });
}
