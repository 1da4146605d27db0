import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { type mailMessage as facts, mailMessage } from '@mandate/contract/entities/mail-message.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import type { ListColumn } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { MailSummary } from './mail-summary.tsx';
import { mailTones } from './mail-tones.ts';
import { QueueActs } from './queue-acts.tsx';
import { useMailCounts } from './use-mail-queue.ts';

// Fetched when a mail is opened.
const MailPanel = lazy(() => import('./mail-panel.tsx'));

// Whether mails leave decides how much stands above the list: both come at once, so that nothing moves.
const Whole = styled('div')({
  display: 'contents',
  '&[data-waiting] > :not(:has(h1))': { visibility: 'hidden' },
});

type Row = RowOf<typeof facts> & Record<string, unknown>;

const columns: ListColumn<Row>[] = [
  { field: 'subject', place: 'name' },
  { field: 'toAddress' },
  {
    field: 'state',
    width: 156,
    place: 'badge',
    render: ({ state }) => <StatusPill tone={mailTones[state]} label={choiceLabel(mailMessage, 'state', state)} />,
  },
  { field: 'purpose', width: 150 },
  { field: 'createdAt' },
  { field: 'attempts', width: 80 },
  { field: 'lastAnswer' },
];

/** Mails on their way: how many, how sending goes, each of them, and what can be done with it. */
export default function MailQueuePage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const isOpen = may(role, mailMessage.name, 'edit') !== false;
  const counts = useMailCounts(isOpen);
  const [opened, setOpened] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const open = useCallback(({ id }: Row) => {
    setOpened(id);
    setShown(true);
  }, []);
  return (
    <Whole data-waiting={(counts.isLoading && counts.failureCount === 0) || undefined}>
      <ReadList
        entity={mailMessage}
        columns={columns}
        openRow={open}
        actions={
          <>
            <LinkButton to={paths.mailServer}>{t('mailQueue.settings')}</LinkButton>
            <QueueActs counts={counts.data} />
          </>
        }
      >
        <MailSummary counts={counts} />
      </ReadList>
      {opened !== null && (
        <Suspense>
          <MailPanel id={opened} isOpen={isShown} onClose={() => setShown(false)} onLeft={() => setOpened(null)} />
        </Suspense>
      )}
    </Whole>
  );
}
