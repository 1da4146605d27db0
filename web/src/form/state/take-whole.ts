import type { Reader } from '@mandate/contract/access/roles.ts';
import { merge, type Values } from '@mandate/contract/changes/merge.ts';
import { comparable } from '../../records/changes/record-changes.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import type { RecordForm } from './record-form.ts';

/**
 * The whole record has come to a form that began with its row: what was typed meanwhile stays. Where the row was older than the
 * record and both were changed, it is left to be decided.
 * @param record the record as it was read
 */
export function takeWhole(form: RecordForm, record: Values, reader: Reader): void {
  const { base, values } = form.state();
  const [before, theirs, yours] = [base, record, values].map((one) => comparable(form.entity, one, reader));
  const { conflicts } = merge(before ?? {}, theirs ?? {}, yours ?? {}, Object.keys(form.entity.parts));
  if (conflicts.length === 0) {
    form.store(record, base);
    return;
  }
  const by = record.updatedBy as { label?: string } | null | undefined;
  const at = typeof record.updatedAt === 'string' ? record.updatedAt : null;
  form.rebase({ current: record, changedBy: by?.label ?? '', changedAt: at, conflicts });
}

/**
 * Waits until a form that began with a row has the whole record: a save needs it.
 * @returns whether it can be saved: the record came, and nothing of it is left to be decided
 */
export async function becomesWhole(
  form: RecordForm,
  whole: () => Promise<Values | undefined>,
  reader: Reader,
): Promise<boolean> {
  if (!isPartial(form.state().base)) return true;
  const record = await whole();
  if (record === undefined) return false;
  if (isPartial(form.state().base)) takeWhole(form, record, reader);
  return form.state().conflicts.length === 0;
}
