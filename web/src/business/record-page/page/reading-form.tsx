import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { EditingContext } from '../../../form/state/editing-context.ts';
import { beginForm } from '../../../form/state/record-form.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useReadRecord } from './read-record.ts';

/** Gives the record of the page to parts of its form that are shown here as well, to be read: its rates, its history. */
export function ReadingForm({ children }: { children: ReactNode }) {
  const { entity, id, record } = useReadRecord();
  const reader = useUser();
  const [form] = useState(() => beginForm(entity, id, record, reader));
  useEffect(() => {
    if (form.state().base !== record) form.store(record, form.state().values);
  }, [form, record]);
  const editing = useMemo(() => ({ form, entity, reader, isReading: true, isNew: false }), [form, entity, reader]);
  return <EditingContext value={editing}>{children}</EditingContext>;
}
