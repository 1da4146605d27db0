import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import Archive from 'lucide-react/icons/archive';
import Inbox from 'lucide-react/icons/inbox';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSeenIn, type Mail, type MailView, mailViews } from './mail.ts';

const icons = { inbox: Inbox, starred: Star, sent: Send, archive: Archive, spam: OctagonAlert };

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 36,
    padding: '0 10px',
    borderRadius: 6,
    color: vars.palette.text.secondary,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    textDecoration: 'none',
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
    '& > small': { ...tabular, marginLeft: 'auto', fontSize: 12 },
    '&:hover': { background: vars.palette.sunken, color: vars.palette.text.primary },
    '&[aria-current]': { background: vars.palette.tint, color: vars.palette.primaryText, fontWeight: 600 },
    [phone]: { height: 44, fontSize: 15 },
  },
  [phone]: { display: 'flex', flexWrap: 'wrap' },
}));

/** The folders, each with the number of its messages; of the inbox and of spam, those that are unread. */
export function FolderList({ mails, shown }: { mails: readonly Mail[]; shown: MailView }) {
  const { t } = useTranslation('demo');
  return (
    <nav aria-label={t('inbox.folders')}>
      <List>
        {mailViews.map((view) => {
          const Icon = icons[view];
          const isUnreadCounted = view === 'inbox' || view === 'spam';
          const count = mails.filter((mail) => isSeenIn(view, mail) && !(isUnreadCounted && mail.isRead)).length;
          return (
            <li key={view}>
              <Link
                to={view === 'inbox' ? '/inbox' : `/inbox?folder=${view}`}
                aria-current={view === shown || undefined}
              >
                <Icon aria-hidden="true" />
                {t(`inbox.folder.${view}`)}
                {count > 0 && (
                  <small>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{t(isUnreadCounted ? 'inbox.unread' : 'inbox.count', { count })}</VisuallyHidden>
                  </small>
                )}
              </Link>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
