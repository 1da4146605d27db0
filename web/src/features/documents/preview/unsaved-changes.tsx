import { project } from '@mandate/contract/project/project.ts';
import { useQuery } from '@tanstack/react-query';
import FilePen from 'lucide-react/icons/file-pen';
import { useTranslation } from 'react-i18next';
import { draftParameter } from '../../../editor/drafts/wanted-draft.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { findDrafts } from '../../../lib/drafts/known-drafts.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { whenText } from '../../../records/words/record-words.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Says that something was typed in the project and not saved, which no paper shows, and leads there to save it first. */
export function UnsavedChanges({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { id: userId } = useUser();
  const isView = useViewer() !== null;
  const of = { entity: project.name, recordId: projectId };
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
    <Notice kind="caution" icon={<FilePen aria-hidden="true" />}>
      {t('documents.preview.unsaved', { time: whenText(draft.updatedAt), count: draft.changeCount })}{' '}
      <LinkButton size="row" to={`${paths.projects.edit(projectId)}?${draftParameter}=${draft.id}`}>
        {t('documents.preview.toUnsaved')}
      </LinkButton>
    </Notice>
  );
}
