import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '../../contract/inbox-calls.ts';
import type { MailAttachment, MailFolder, MailMark } from '../../contract/mailbox-calls.ts';
import { useTell } from '../../use-demo.ts';
import { homeOf, type Mail } from './mail.ts';

/** Where messages are moved by hand: away, or back to where they came. */
export type MailTarget = 'archive' | 'spam' | 'home';

/** A message that is to be sent. */
export interface Letter {
  from: InboxMessage['sender'];
  to: string;
  subject: string;
  html: string;
  attachments: MailAttachment[];
}

/** What can be done with messages. */
export function useMailActs() {
  const { t } = useTranslation('demo');
  const tell = useTell();
  const mark = (ids: string[], marked: Partial<MailMark>) => tell('POST /api/inbox/marks', { ids, mark: marked });

  async function put(mails: readonly Mail[], folderOf: (mail: Mail) => MailFolder): Promise<void> {
    for (const folder of new Set(mails.map(folderOf))) {
      const ids = mails.filter((mail) => folderOf(mail) === folder).map(({ id }) => id);
      await mark(ids, { folder });
    }
  }

  return {
    read: (mail: Mail) => mark([mail.id], { isRead: true }),
    star: (mails: readonly Mail[], isStarred: boolean) =>
      mark(
        mails.map(({ id }) => id),
        { isStarred },
      ),

    async move(mails: readonly Mail[], target: MailTarget): Promise<void> {
      await put(mails, target === 'home' ? homeOf : () => target);
      showSuccess(t(`inbox.moved.${target}`, { count: mails.length }), {
        action: { label: t('inbox.undo'), run: () => void put(mails, ({ folder }) => folder) },
      });
    },

    async remove(mails: readonly Mail[]): Promise<void> {
      for (const { id } of mails) await tell('POST /api/inbox/delete', { id });
      showSuccess(t('inbox.removed', { count: mails.length }));
    },

    async send({ from, to, subject, html, attachments }: Letter): Promise<void> {
      const id = crypto.randomUUID();
      // Its marks first, so that it is never seen as one that came in.
      await mark([id], { folder: 'sent', isRead: true, to, attachments });
      const date = new Date().toISOString();
      await tell('POST /api/inbox/add', { id, sender: from, date, selected: false, subject, message: html });
      showSuccess(t('inbox.sentTo', { to }));
    },
  };
}

export type MailActs = ReturnType<typeof useMailActs>;
