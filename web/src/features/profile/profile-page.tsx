import { useTranslation } from 'react-i18next';
import { Loading } from '../../editor/page/loading.tsx';
import type { OwnAccount } from '../../lib/session/own-account.ts';
import { useUser } from '../../lib/session/session.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { useRecord } from '../../records/reading/use-record.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ProfileEditor } from './profile-editor.tsx';

/** The own account of the signed-in person, whatever the role: who I am, how I want the product, how I sign in. */
export default function ProfilePage() {
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
