import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { type KnownDraft, wholeDraft } from '../../lib/drafts/known-drafts.ts';
import { isMoved } from '../../records/changes/record-changes.ts';
import { ChangesTable } from './changes-table.tsx';

/** What a draft would change: each field as it is stored now, and as it is in the draft. */
export function DraftDifferences({ id, draft }: { id: string; draft: KnownDraft }) {
  const { t } = useTranslation();
  const { form, entity } = useEditing();
  const base = useForm(form, (state) => state.base);
  const { data, isError } = useQuery({
    queryKey: ['draft', 'whole', draft.id, draft.updatedAt],
    queryFn: () => wholeDraft(draft),
    networkMode: 'always',
  });
  if (isError) return <p id={id}>{t('drafts.changesFailed')}</p>;
  if (!data) return <p id={id}>{t('shell.loading')}</p>;
  // An order is worth a word where rows changed places, not where one came or went.
  const shown = data.changes.filter((change) => !Object.hasOwn(entity.parts, change.field) || isMoved(change));
  const heads = { ...(!draft.isNew && { old: t('drafts.stored') }), new: t('drafts.draft') };
  return <ChangesTable id={id} base={base} changes={shown} heads={heads} />;
}
