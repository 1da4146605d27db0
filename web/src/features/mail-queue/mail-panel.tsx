import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { MailFacts } from './mail-facts.tsx';
import { useMail } from './use-mail-queue.ts';

interface MailPanelProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** It is out of sight. */
  onLeft: () => void;
}

/** One mail beside the queue: its tries, what it says, and what can be done with it. */
export default function MailPanel({ id, isOpen, onClose, onLeft }: MailPanelProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useMail(id);
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      onLeft={onLeft}
      title={data?.subject ?? t('mailQueue.paneTitle')}
      closeLabel={t('mailQueue.close')}
    >
      {data && <MailFacts mail={data} />}
      {!data && !isError && <SkeletonRows label={t('mailQueue.loading')} rows={5} rowHeight={52} />}
      {!data && isError && (
        <Notice kind="bad" role="alert" style={{ margin: 20 }}>
          {t('mailQueue.loadFailed')}{' '}
          <Button size="row" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </Notice>
      )}
    </SidePanel>
  );
}
