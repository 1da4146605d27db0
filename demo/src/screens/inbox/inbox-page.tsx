import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../records/use-address.ts';
import { useDemo } from '../../use-demo.ts';
import { ComposeDialog } from './compose-dialog.tsx';
import { FolderList } from './folder-list.tsx';
import { mailsOf, viewOf } from './mail.ts';
import { MailList } from './mail-list.tsx';
import { useMailActs } from './use-mail-acts.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginTop: 12,
  '& > div:first-of-type': { display: 'grid', gap: 12 },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
});

/** The inbox: folders, their messages, each of which opens where it stands, and writing. All of its state is in the address. */
export default function InboxPage() {
  const { t } = useTranslation(['demo', 'all']);
  const address = useAddress();
  const messages = useDemo('GET /api/inbox/all');
  const marks = useDemo('GET /api/inbox/marks');
  const acts = useMailActs();
  const view = viewOf(address.of('folder'));
  const compose = address.of('compose');
  const mails = mailsOf(messages.data ?? [], marks.data ?? {});
  const isThere = messages.data != null && marks.data != null;
  const answered = mails.find(({ id }) => id === compose);

  const open = (message: string | null) => address.change({ message }, true);
  const write = (to: string | null) => address.change({ compose: to }, true);

  return (
    <>
      <PageHead title={t('inbox.title')} />
      <Columns>
        <div>
          <Button look="primary" icon={<PenLine aria-hidden="true" />} onClick={() => write('new')}>
            {t('inbox.compose')}
          </Button>
          <FolderList mails={mails} shown={view} />
        </div>
        <PageCard isFlush aria-label={t(`inbox.folder.${view}`)}>
          {isThere ? (
            <MailList
              key={view}
              {...{ mails, view, acts }}
              openId={address.of('message')}
              onOpen={open}
              onReply={write}
            />
          ) : messages.isError || marks.isError ? (
            <EmptyState
              kind="failed"
              title={t('inbox.failed')}
              text={t('inbox.failedText')}
              action={
                <Button size="row" onClick={() => void Promise.all([messages.refetch(), marks.refetch()])}>
                  {t('all:action.tryAgain')}
                </Button>
              }
            />
          ) : (
            <SkeletonRows label={t('inbox.loading')} rows={12} rowHeight={45} />
          )}
        </PageCard>
      </Columns>
      {isThere && (compose === 'new' || answered) && (
        <ComposeDialog
          key={compose}
          answered={answered}
          onClose={() => write(null)}
          onSend={async (letter) => {
            await acts.send(letter);
            write(null);
          }}
        />
      )}
    </>
  );
}
