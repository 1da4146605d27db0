import { skipToken, useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useTranslation } from 'react-i18next';
import { openPanel, useOpenPanel } from '../../lib/frame/open-panel.ts';
import { CountedButton } from '../../ui/buttons/counted-button.tsx';
import { unreadKey } from './notification-reading.ts';

const load = () => void import('./notification-item.tsx');

/** The bell: opens the notifications, and tells how many are unread. They are counted by what listens to the server. */
export function NotificationsButton() {
  const { t } = useTranslation();
  const { data: count = 0 } = useQuery<number>({ queryKey: unreadKey, queryFn: skipToken });
  return (
    <CountedButton
      label={count > 0 ? t('topBar.notificationsUnread', { count }) : t('topBar.notifications')}
      count={count}
      icon={<Bell aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={useOpenPanel()?.name === 'notifications'}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => openPanel({ name: 'notifications' })}
    />
  );
}
