import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { comparable } from '../../records/changes/record-changes.ts';
import type { RecordForm } from '../state/record-form.ts';
import { takeWhole } from '../state/take-whole.ts';

/**
 * A new record turns out to be stored already: an attempt whose reply was lost arrived, or it was saved from another window. What stands in the
 * form becomes a change of it; where the record is otherwise than this form ever sent it, it is left to be decided.
 * @param record the record as it is stored
 * @param lost the values of attempts that had no answer
 */
export function takeArrived(form: RecordForm, record: Values, lost: readonly Values[], reader: Reader): void {
  const arrived = record.version === 1 && lost.find((sent) => isStoredAs(form.entity, sent, record, reader));
  if (arrived) form.store(record, arrived);
  else takeWhole(form, record, reader);
}

/** Whether a record came of what was sent: what that left empty the server may have filled in, such as a number. */
function isStoredAs(entity: Entity, sent: Values, record: Values, reader: Reader): boolean {
  const stored = comparable(entity, record, reader);
  return Object.entries(comparable(entity, sent, reader)).every(
    ([name, value]) => value === null || isSame(value, stored[name]),
  );
}
