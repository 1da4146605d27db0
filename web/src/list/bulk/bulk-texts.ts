import type { Entity } from '@mandate/contract/facts/entity.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { entityWord } from '../../records/words/words.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import type { BulkOutcome, BulkReceipt, BulkRun } from './bulk-calls.ts';

/** A number of records in words: "1,200 customers". */
export function howMany(entity: Entity, count: number): string {
  return entityWord(entity, 'count', { count, total: numberText(count) });
}

/** What a run did in one sentence: "128 customers changed, 2 skipped, 1 failed". */
export function outcomeText(entity: Entity, act: BulkRun['plan']['action'] | 'undo', outcome: BulkOutcome): string {
  const { changed, skippedCount, failedCount, isCancelled } = outcome;
  const parts = [
    act === 'undo' && isNothingUndone(outcome)
      ? i18n.t('bulk.nothingUndone')
      : i18n.t(`bulk.done.${act}`, { what: howMany(entity, changed) }),
    skippedCount > 0 && leftText(act, skippedCount),
    failedCount > 0 && i18n.t('bulk.failed', { count: failedCount, total: numberText(failedCount) }),
  ];
  const text = parts.filter(Boolean).join(', ');
  return isCancelled ? i18n.t('bulk.cancelled', { text }) : text;
}

/** Whether taking a run back failed for all there was: it stands, and can be taken back another time. */
export function isNothingUndone({ changed, failedCount }: BulkOutcome): boolean {
  return changed === 0 && failedCount > 0;
}

/** A number of records that stay as they are: "3 kept", "3 left as they are". */
export function leftText(act: BulkRun['plan']['action'] | 'undo', count: number): string {
  return i18n.t(act === 'remove' ? 'bulk.keptCount' : 'bulk.leftCount', { count, total: numberText(count) });
}

/** How many records a run goes through: those that stay are said beside it. */
export function goingCount({ count, kept }: BulkReceipt): number {
  return count - kept.count;
}

/** How many of them it changes: some are so already. */
export function changingCount(receipt: BulkReceipt): number {
  return goingCount(receipt) - receipt.unchanged;
}

/** What a run is doing or has done, in one sentence. */
export function runTitle(entity: Entity, { plan, phase, receipt, outcome, undone }: BulkRun): string {
  if (phase === 'running')
    return i18n.t(`bulk.running.${plan.action}`, { what: howMany(entity, changingCount(receipt)) });
  if (phase === 'undoing') return i18n.t('bulk.running.undo');
  if (phase === 'undone' && undone) return outcomeText(entity, 'undo', undone);
  if (phase === 'done' && outcome) return outcomeText(entity, plan.action, outcome);
  return i18n.t(phase === 'lost' ? 'bulk.lost' : 'bulk.refused');
}
