import { may } from '@mandate/contract/access/permissions.ts';
import { mailServer } from '@mandate/contract/entities/mail-server.ts';
import { useTranslation } from 'react-i18next';
import { useMailServer } from '../../business/mail-server/use-mail-server.ts';
import { Loading } from '../../editor/page/loading.tsx';
import { useUser } from '../../lib/session/session.ts';
import NotOpenPage from '../../records/pages/not-open-page.tsx';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { MailServerEditor } from './mail-server-editor.tsx';

/** How mail leaves. */
export default function MailServerPage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const isOpen = may(role, mailServer.name, 'read') !== false;
  const { data, isError, refetch } = useMailServer(isOpen);
  const title = t('mailServer.title');
  if (!isOpen) return <NotOpenPage title={title} entity={mailServer} verb="read" />;
  if (data) return <MailServerEditor record={data} />;
  if (!isError) return <Loading title={title} />;
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <ReadFailed
          title={t('mailServer.failedTitle')}
          text={t('mailServer.failedText')}
          onRetry={() => void refetch()}
        />
      </PageCard>
    </>
  );
}
