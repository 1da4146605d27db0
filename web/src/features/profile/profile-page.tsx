import { useTranslation } from 'react-i18next';
import { Loading } from '../../editor/page/loading.tsx';
import type { OwnAccount } from '../../lib/session/own-account.ts';
import { stopView, useUser, useViewer } from '../../lib/session/session.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { useRecord } from '../../records/reading/use-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ProfileEditor } from './profile-editor.tsx';

/** The own account of the signed-in person, whatever the role: who I am, how I want the product, how I sign in. Who looks as another has none. */
export default function ProfilePage() {
  return useViewer() === null ? <OwnProfile /> : <ClosedProfile />;
}

function OwnProfile() {
  const { t } = useTranslation();
  const { id } = useUser();
  const { data, isError, refetch } = useRecord<OwnAccount & Record<string, unknown>>('account', id);
  if (data) return <ProfileEditor key={id} account={data} />;
  if (!isError) return <Loading title={t('profile.title')} />;
  return (
    <>
      <PageHead title={t('profile.title')} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <ReadFailed title={t('profile.failedTitle')} text={t('profile.failedText')} onRetry={() => void refetch()} />
      </PageCard>
    </>
  );
}

function ClosedProfile() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('profile.title')} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="notAllowed"
          title={t('profile.viewingTitle')}
          text={t('profile.viewingText')}
          action={
            <Button size="row" onClick={() => void stopView()}>
              {t('view.stop')}
            </Button>
          }
        />
      </PageCard>
    </>
  );
}
