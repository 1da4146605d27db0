import type { MailCounts } from '@mandate/contract/entities/mail-message.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useQueueActs } from './use-mail-queue.ts';

/** What is done with the whole queue: everything that failed is tried again, sending is paused and resumed. */
export function QueueActs({ counts }: { counts: MailCounts | undefined }) {
  const { t } = useTranslation();
  const isViewing = useViewer() !== null;
  const { toggle, retryFailed } = useQueueActs();
  if (!counts || isViewing) return null;
  const isPaused = counts.sending.state === 'paused';
  const failed = counts.states.find(({ state }) => state === 'failed')?.count ?? 0;
  return (
    <>
      {failed > 0 && (
        <Button busy={retryFailed.isPending} onClick={() => retryFailed.mutate()}>
          {t('mailQueue.retryFailed')}
        </Button>
      )}
      {counts.sending.state !== 'off' && (
        <Button
          icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          busy={toggle.isPending}
          onClick={() => toggle.mutate(isPaused ? 'resume' : 'pause')}
        >
          {t(isPaused ? 'mailQueue.resume' : 'mailQueue.pause')}
        </Button>
      )}
    </>
  );
}
