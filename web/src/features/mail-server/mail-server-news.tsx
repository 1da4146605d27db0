import type { Values } from '@mandate/contract/changes/merge.ts';
import { mailServer } from '@mandate/contract/entities/mail-server.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { withSecret } from '../../business/mail-server/mail-server-form.ts';
import { useCompany } from '../../editor/presence/use-company.ts';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { recordKey, type StoredRecord } from '../../records/reading/use-record.ts';
import { Aside } from '../../ui/page/aside.tsx';

// Fetched when something was saved.
const SavedNews = lazy(() => import('../../editor/presence/saved-news.tsx'));

interface MailServerNewsProps {
  /** As it was read last. */
  record: StoredRecord & Values;
  /** What is saved here comes back by itself. */
  isSaving: boolean;
}

/** What somebody else saved of the mail server while it is changed here; nothing of it is in the form until it is taken in. */
export function MailServerNews({ record, isSaving }: MailServerNewsProps) {
  const { form, reader } = useEditing();
  const queries = useQueryClient();
  const version = useForm(form, ({ base }) => Number(base.version));
  // Of the secret, which only the form knows as a field, nobody is told.
  const [told] = useState(() => ({ ...form, entity: mailServer }));
  const company = useCompany({ form: told, reader });
  const isBehind = company.version !== null && company.version > Math.max(version, record.version);
  useEffect(() => {
    if (isBehind && !isSaving) void queries.invalidateQueries({ queryKey: recordKey(mailServer.name, form.id) });
  }, [isBehind, isSaving, queries, form]);
  if (isSaving || record.version <= version) return null;
  return (
    <Aside>
      <SavedNews news={{ record: withSecret(record) }} />
    </Aside>
  );
}
