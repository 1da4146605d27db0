import { type ReactNode, useEffect, useMemo } from 'react';
import { EditingContext } from '../../../form/state/editing-context.ts';
import { beginForm, type RecordForm } from '../../../form/state/record-form.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useReadRecord } from './read-record.ts';

const forms = new WeakMap<object, RecordForm>();

/**
 * Gives the record of the page to what its form shows as well, here to be read: who else is there, its rates, its history. All of one page are
 * given the same form.
 */
export function ReadingForm({ children }: { children: ReactNode }) {
  const { entity, id, record, opening } = useReadRecord();
  const reader = useUser();
  const form = forms.get(opening) ?? beginForm(entity, id, record, reader);
  forms.set(opening, form);
  useEffect(() => {
    if (form.state().base !== record) form.store(record, form.state().values);
  }, [form, record]);
  const editing = useMemo(() => ({ form, entity, reader, isReading: true, isNew: false }), [form, entity, reader]);
  return <EditingContext value={editing}>{children}</EditingContext>;
}
