import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { ProgressBar } from '@mandate/web/src/ui/feedback/progress-bar.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { DropArea } from './drop-area.tsx';
import { KeptFiles } from './kept-files.tsx';
import { QueueTable } from './queue-table.tsx';
import { maySend, progressOf } from './queued.ts';
import { useUploads } from './use-uploads.ts';

const Cards = styled('div')({ display: 'grid', gap: 16, marginTop: 12, [phone]: { gap: 12 } });

const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > div': { flex: '1 1 200px' },
  '& > p': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  [phone]: { padding: '12px 16px', '& > button': { width: '100%' } },
}));

/** Sends files to the mock, and shows how far they are. */
export default function UploadPage() {
  const { t } = useTranslation('demo');
  const uploads = useUploads();
  const { queue } = uploads;
  const { sent, total, done } = progressOf(queue);
  const isSending = queue.some(({ status }) => status === 'sending');
  const said = t('upload.queueText', { done, total: queue.length });
  return (
    <>
      <PageHead title={t('upload.title')} />
      <Cards>
        <PageCard title={t('upload.choose')}>
          <DropArea count={queue.length} onFiles={uploads.add} />
        </PageCard>
        <PageCard title={t('upload.queue')} isFlush>
          <QueueTable uploads={uploads} />
          {queue.length > 0 && (
            <Foot>
              <ProgressBar label={t('upload.queueProgress')} text={said} done={sent} total={total} />
              <p role="status">{said}</p>
              <Button size="toolbar" onClick={uploads.removeAll}>
                {t('upload.removeAll')}
              </Button>
              <Button size="toolbar" isOff={!isSending} onClick={uploads.cancelAll}>
                {t('upload.cancelAll')}
              </Button>
              <Button size="toolbar" look="primary" isOff={!queue.some(maySend)} onClick={uploads.sendAll}>
                {t('upload.sendAll')}
              </Button>
            </Foot>
          )}
        </PageCard>
        <KeptFiles />
      </Cards>
    </>
  );
}
