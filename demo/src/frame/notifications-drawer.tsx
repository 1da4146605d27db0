import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { SidePanel } from '@mandate/web/src/ui/overlays/side-panel.tsx';
import { useTranslation } from 'react-i18next';
import { useDemo, useTell } from '../use-demo.ts';
import { NotificationCard } from './notification-card.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onLeft: () => void;
}

/** The demo's notifications: each leads to its page and can be deleted. */
export default function NotificationsDrawer(ways: DrawerProps) {
  const { t } = useTranslation('demo');
  const tell = useTell();
  const { data: notifications } = useDemo('GET /api/notification');
  const hasSome = notifications !== undefined && notifications !== null && notifications.length > 0;
  const { rows, removed } = useFocusAfterRemoval(notifications?.length ?? 0);

  function remove(id: string, place: number) {
    removed(place);
    void tell('POST /api/notification/delete', { id });
  }

  function clear() {
    removed(0);
    void tell('POST /api/notification/delete-all');
  }

  return (
    <SidePanel
      {...ways}
      width={260}
      title={t('notifications.title')}
      closeLabel={t('notifications.close')}
      foot={
        hasSome && (
          <Button size="toolbar" onClick={clear}>
            {t('notifications.clear')}
          </Button>
        )
      }
    >
      <div ref={rows}>
        {hasSome && (
          <ul>
            {notifications.map((notification, place) => (
              <NotificationCard
                key={notification.id}
                notification={notification}
                onFollow={ways.onClose}
                onDelete={() => remove(notification.id, place)}
              />
            ))}
          </ul>
        )}
        {!notifications && <SkeletonRows label={t('notifications.loading')} rows={3} rowHeight={88} />}
        {notifications?.length === 0 && (
          <EmptyState kind="allDone" title={t('notifications.emptyTitle')} text={t('notifications.emptyText')} />
        )}
      </div>
    </SidePanel>
  );
}
