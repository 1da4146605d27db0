import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { entryLocks } from './entry-locks.ts';
import { useIsKept } from './use-is-kept.ts';

/** What of the entry that is edited is locked for who edits it. */
export function useLocks() {
  const { form, reader, isNew } = useEditing();
  const record = useForm(form, ({ base }) => base);
  const { data } = useSettings();
  const closedUntil = data?.['time.closedUntil'];
  const isKept = useIsKept(record, isNew);
  return entryLocks(record, reader.role, typeof closedUntil === 'string' ? closedUntil : null, isKept);
}
