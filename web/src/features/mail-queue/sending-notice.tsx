import type { MailCounts } from '@mandate/contract/entities/mail-message.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { useViewer } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { InstantText } from '../../ui/values/figure.tsx';
import { useQueueActs } from './use-mail-queue.ts';

/** Why nothing leaves at the moment, and the way out of it; nothing while mails leave. */
export function SendingNotice({ sending }: { sending: MailCounts['sending'] }) {
  const { t } = useTranslation();
  const isViewing = useViewer() !== null;
  const { toggle } = useQueueActs();
  if (sending.state === 'ready') return null;
  if (sending.state === 'off') {
    return (
      <Notice role="status">
        {t('mailQueue.off')}{' '}
        <LinkButton size="row" to={paths.mailServer}>
          {t('mailQueue.settings')}
        </LinkButton>
      </Notice>
    );
  }
  if (sending.state === 'paused') {
    return (
      <Notice kind="caution" role="status">
        {t('mailQueue.paused')}
      </Notice>
    );
  }
  return (
    <Notice kind="bad" role="status">
      <p>{t('mailQueue.waiting', { reason: sending.message ?? '' })}</p>
      {sending.answer && (
        <p>
          {t('mailQueue.answered')} <q>{sending.answer}</q>
        </p>
      )}
      <p>
        {t('mailQueue.waitsUntil')} <InstantText instant={sending.until} />{' '}
        {!isViewing && (
          <Button size="row" busy={toggle.isPending} onClick={() => toggle.mutate('resume')}>
            {t('mailQueue.tryNow')}
          </Button>
        )}
      </p>
    </Notice>
  );
}
