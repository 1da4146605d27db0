import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { entryLocks } from './entry-locks.ts';
import { useCorrections } from './use-corrections.ts';
import { useIsKept } from './use-is-kept.ts';

/** What of the entry that is edited is locked for who edits it, and what corrects it. */
export function useLocks() {
  const { form, reader, isNew } = useEditing();
  const record = useForm(form, ({ base }) => base);
  const { data } = useSettings();
  const closedUntil = data?.['time.closedUntil'];
  const isKept = useIsKept(record, isNew);
  const corrections = useCorrections(isNew ? null : form.id);
  const isCorrected = corrections !== undefined && corrections.length > 0;
  const locks = entryLocks(
    record,
    reader.role,
    { closedUntil: typeof closedUntil === 'string' ? closedUntil : null, isCorrected },
    isKept,
  );
  return { ...locks, corrections };
}
