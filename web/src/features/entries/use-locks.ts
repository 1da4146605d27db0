import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { entryLocks } from './entry-locks.ts';

/** What of the entry that is edited is locked for who edits it. */
export function useLocks() {
  const { form, reader } = useEditing();
  const record = useForm(form, ({ base }) => base);
  const { data } = useSettings();
  const closedUntil = data?.['time.closedUntil'];
  return entryLocks(record, reader.role, typeof closedUntil === 'string' ? closedUntil : null);
}
