import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { RelativeTime } from '@mandate/web/src/ui/values/relative-time.tsx';
import Bell from 'lucide-react/icons/bell';
import MessageCircle from 'lucide-react/icons/message-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DemoNotification } from '../contract/notification-calls.ts';

const Card = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  padding: '12px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  '&:hover': { background: vars.palette.hover },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 28,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.ink3,
    '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.primaryText },
    '& > svg[data-tone=error]': { color: vars.palette.bad.text },
    '& > span:first-of-type': { flex: 1, fontWeight: 500 },
    // Above the link, which reaches over the whole card.
    '& :is(time, button)': { position: 'relative', zIndex: 1 },
    '& button': { marginRight: -8 },
  },
  '& > a': {
    color: vars.palette.text.primary,
    fontWeight: 500,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0, '&::after': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 } },
  },
  '& > p': { marginTop: 2, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
}));

interface NotificationCardProps {
  notification: DemoNotification;
  /** Its page was gone to. */
  onFollow: () => void;
  onDelete: () => void;
}

/** A notification: what it is, how old, and where it leads. */
export function NotificationCard({ notification, onFollow, onDelete }: NotificationCardProps) {
  const { t } = useTranslation('demo');
  const { heading, icon, timestamp, title, subtitle, path } = notification;
  const isAlert = icon.color === 'error';
  const Sign = icon.name === 'chat' ? MessageCircle : isAlert ? TriangleAlert : Bell;
  return (
    <Card>
      <header>
        <Sign aria-hidden="true" data-tone={isAlert ? 'error' : undefined} />
        <span>{heading}</span>
        <RelativeTime instant={timestamp} />
        <TooltipIconButton
          size="row"
          data-removes
          label={t('notifications.delete', { title })}
          icon={<X aria-hidden="true" />}
          onClick={onDelete}
        />
      </header>
      <Link to={`/${path.replace(/^\/+/, '')}`} onClick={onFollow}>
        {title}
      </Link>
      <p>{subtitle}</p>
    </Card>
  );
}
