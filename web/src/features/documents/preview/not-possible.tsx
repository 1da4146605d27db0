import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../business/documents/refusal-text.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import type { CallError } from '../../../lib/calls/call.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';

interface NotPossibleProps {
  title: string;
  project: { id: string; name: string };
  /** Why the server makes no such paper of the project. */
  refusal: CallError;
}

/** What stands where a project is not so far that a paper could be made of it, or further: why, and the way back. */
export function NotPossible({ title, project, refusal }: NotPossibleProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} windowTitle={`${title} · ${project.name}`} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="nothingMatches"
          title={t('documents.preview.notPossible')}
          text={refusalText(refusal)}
          action={
            <LinkButton size="row" to={`${paths.projects.record(project.id)}#documents`}>
              {t('documents.preview.toProject')}
            </LinkButton>
          }
        />
      </PageCard>
    </>
  );
}
