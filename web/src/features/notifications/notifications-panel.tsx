import styled from '@emotion/styled';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../lib/session/session.ts';
import { OpenProjects } from '../../records/pages/open-projects.tsx';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { markRead, notificationsQuery } from './notification-reading.ts';

// Fetched when the bell is met.
const NotificationItem = lazy(() => import('./notification-item.tsx'));

const List = styled('ul')({ display: 'flex', flexDirection: 'column' });

interface NotificationsPanelProps {
  isOpen: boolean;
  onClose: () => void;
  onLeft: () => void;
}

/** What a person was told of lately, the newest first; each leads to what it is about. */
export function NotificationsPanel({ isOpen, onClose, onLeft }: NotificationsPanelProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const viewer = useViewer();
  const { data: rows, error, refetch, isFetching } = useQuery(notificationsQuery);
  const unread = rows?.filter(({ readAt }) => readAt === null).map(({ id }) => id) ?? [];
  // Whoever looks at the product as somebody else changes nothing.
  const mayMark = viewer === null;
  const loading = <SkeletonRows label={t('notifications.loading')} rows={5} rowHeight={64} />;
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      onLeft={onLeft}
      title={t('notifications.title')}
      closeLabel={t('notifications.close')}
      acts={
        rows &&
        rows.length > 0 &&
        mayMark && <MarkAll isOff={unread.length === 0} onMark={() => void markRead(queries, unread)} />
      }
    >
      {rows && rows.length > 0 && (
        <Suspense fallback={loading}>
          <List>
            {rows.map((row) => (
              <NotificationItem
                key={row.id}
                notification={row}
                onOpen={() => mayMark && row.readAt === null && void markRead(queries, [row.id])}
                onLeave={onClose}
              />
            ))}
          </List>
        </Suspense>
      )}
      {rows?.length === 0 && (
        <EmptyState
          kind="nothingYet"
          title={t('notifications.emptyTitle')}
          text={t('notifications.emptyText')}
          action={<OpenProjects onLeave={onClose} />}
        />
      )}
      {!rows && !error && loading}
      {!rows && error && (
        <ReadFailed
          title={t('notifications.failedTitle')}
          text={t('notifications.failedText')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </SidePanel>
  );
}

/** On phones an icon alone: beside the title and the cross there is no room for words. */
function MarkAll({ isOff, onMark }: { isOff: boolean; onMark: () => void }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const label = t('notifications.markAll');
  const icon = <CheckCheck aria-hidden="true" />;
  if (isPhone)
    return (
      <TooltipIconButton
        label={label}
        icon={icon}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onMark()}
      />
    );
  return (
    <Button size="row" look="quiet" icon={icon} isOff={isOff} onClick={onMark}>
      {label}
    </Button>
  );
}
