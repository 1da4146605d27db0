import { useQuery } from '@tanstack/react-query';
import FilePen from 'lucide-react/icons/file-pen';
import { useTranslation } from 'react-i18next';
import { draftParameter } from '../../../editor/drafts/wanted-draft.ts';
import { findDrafts } from '../../../lib/drafts/known-drafts.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { whenText } from '../../../records/words/record-words.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useReadRecord } from './read-record.ts';

/** Says that something was typed on the record of the page and not saved, and leads there; trivial drafts are not spoken of. */
export default function UnsavedNotice() {
  const { t } = useTranslation();
  const { id: userId } = useUser();
  const isView = useViewer() !== null;
  const { entity, paths, id } = useReadRecord();
  const of = { entity: entity.name, recordId: id };
  const { data } = useQuery({
    queryKey: ['draft', 'of', userId, of],
    queryFn: ({ signal }) => findDrafts(userId, of, signal),
    enabled: !isView,
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  const draft = data?.drafts.find(({ isTrivial }) => !isTrivial);
  if (!draft) return null;
  return (
    <Notice icon={<FilePen aria-hidden="true" />}>
      {t('drafts.offer', { time: whenText(draft.updatedAt), count: draft.changeCount })}{' '}
      <LinkButton size="row" to={`${paths.edit(id)}?${draftParameter}=${draft.id}`}>
        {t('drafts.restore')}
      </LinkButton>
    </Notice>
  );
}
