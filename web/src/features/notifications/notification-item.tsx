import styled from '@emotion/styled';
import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { useQueryClient } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import TreePalm from 'lucide-react/icons/tree-palm';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openPanel } from '../../lib/frame/open-panel.ts';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { placeOf } from './notification-place.ts';
import { notificationRemark, notificationTitle } from './notification-title.ts';

const Item = styled('li')(({ theme: { vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > :is(a, button, div)': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) 8px',
    gap: '0 10px',
    width: '100%',
    minHeight: 44,
    padding: '12px 20px',
    border: 0,
    background: 'transparent',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '20px',
    textAlign: 'left',
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    [phone]: { paddingInline: 16 },
  },
  '& > :is(a, button)': {
    cursor: 'pointer',
    '&:hover': { background: vars.palette.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& svg': { width: 16, height: 16, marginTop: 2, strokeWidth: 1.75, color: vars.palette.good.text },
  '&[data-kind$=Failed] svg': { color: vars.palette.bad.text },
  '&[data-kind=jobCancelled] svg': { color: vars.palette.ink3 },
  '&:is([data-kind=weekReturned], [data-kind=weekReminder], [data-declined]) svg': { color: vars.palette.caution.text },
  '& .text > *': { display: 'block' },
  '& strong': { fontWeight: 400, color: vars.palette.text.primary },
  '&[data-unread] strong': { fontWeight: 600 },
  '& time': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& .mark': { width: 8, height: 8, marginTop: 6, borderRadius: 4, background: vars.palette.primary.main },
}));

const icons = {
  jobDone: CircleCheck,
  jobFailed: TriangleAlert,
  jobCancelled: CircleSlash,
  quoteAnswered: CircleCheck,
  mailFailed: TriangleAlert,
  weekSubmitted: CalendarCheck,
  weekReturned: Undo2,
  weekReminder: CalendarClock,
  absenceDecided: TreePalm,
};

interface NotificationItemProps {
  notification: NotificationRow;
  /** It was opened. */
  onOpen: () => void;
  /** It leads to another page. */
  onLeave: () => void;
}

/** What a person was told, with a mark while it is unread; opened it leads to what it is about. */
export default function NotificationItem({ notification, onOpen, onLeave }: NotificationItemProps) {
  const { t } = useTranslation();
  const place = placeOf(useQueryClient(), notification);
  const { kind, params, createdAt, readAt } = notification;
  const Icon = icons[kind];
  const remark = notificationRemark(notification);
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span className="text">
        {readAt === null && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
        <strong>{notificationTitle(notification)}</strong>
        {remark !== '' && <span>{remark}</span>}
        <RelativeTime instant={createdAt} isInControl />
      </span>
      {readAt === null && <span className="mark" />}
    </>
  );
  return (
    <Item
      data-kind={kind}
      data-declined={params.state === 'declined' || undefined}
      data-unread={readAt === null || undefined}
    >
      {place === null ? (
        <button type="button" onClick={onOpen}>
          {content}
        </button>
      ) : 'address' in place ? (
        <Link
          to={place.address}
          onClick={() => {
            onOpen();
            onLeave();
          }}
        >
          {content}
        </Link>
      ) : (
        <button
          type="button"
          onClick={() => {
            onOpen();
            openPanel({ name: 'jobs', jobId: place.jobId });
          }}
        >
          {content}
        </button>
      )}
    </Item>
  );
}
