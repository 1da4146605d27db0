import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readNotifications, storeNotification } from '../../features/notifications/notification-reading.ts';
import { toastNotification } from '../../features/notifications/notification-toast.ts';
import { noteServedBuild } from '../../lib/code/build.ts';
import { listenToServer, type ServerEvent } from '../../lib/events/listen-to-server.ts';
import { serverEvents } from '../../lib/events/server-events.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { isOpenJob } from '../../records/jobs/job.ts';
import { readJobs, storeJob } from '../../records/jobs/job-reading.ts';
import { ownFieldsKey } from '../../records/own-fields/use-own-fields.ts';

/** On a page that is always busy it is listened after so long, in ms, all the same. */
const latest = 2_000;

/** Takes up what the server tells, into what was read of it, while somebody looks at the product. */
export function useLiveEvents(queries: QueryClient): void {
  const user = useUser();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const reader = `${user.id} ${viewer?.id ?? ''} ${user.role}`;

  const onEvent = useEffectEvent((event: ServerEvent) => {
    const { name, data } = event;
    serverEvents.onEvent(event);
    if (name === 'version') noteServedBuild((data as { build?: unknown }).build);
    if (name === 'job') {
      const job = data as JobRow;
      storeJob(queries, job);
      // What an import changed is read again where its records are listed.
      const mayHaveChanged = job.kind !== 'export' && job.about.dryRun !== true && !isOpenJob(job);
      if (mayHaveChanged) void queries.invalidateQueries({ queryKey: ['grid', job.entity] });
    }
    if (name === 'own-field') {
      // The firm's own fields are read again, and the records that were read with them.
      for (const queryKey of [ownFieldsKey, ['record'], ['grid']]) void queries.invalidateQueries({ queryKey });
    }
    // A week of theirs was approved, returned or taken back by somebody else.
    if (name === 'week') void queries.invalidateQueries({ queryKey: ['week'] });
    if (name === 'notification') {
      const row = data as NotificationRow & { unread: number };
      storeNotification(queries, row);
      // What is told of a week was done to one that may wait here.
      if (row.entity === 'week') void queries.invalidateQueries({ queryKey: ['week'] });
      // Whoever looks at the product as somebody else is not told what concerns that one.
      const isTold = row.readAt === null && viewer === null && document.visibilityState === 'visible';
      if (isTold) toastNotification(queries, row, { pathname, navigate: (to) => void navigate(to) });
    }
  });
  const onMissed = useEffectEvent(() => {
    serverEvents.onMissed();
    for (const queryKey of [ownFieldsKey, ['week']]) void queries.invalidateQueries({ queryKey });
    void readJobs(queries);
    void readNotifications(queries);
  });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const listen = () => {
      if (!isOver) stop = listenToServer(reader, { onEvent: (event) => onEvent(event), onMissed: () => onMissed() });
    };
    // The page comes first. Not every browser tells when it has nothing to do.
    if ('requestIdleCallback' in window) window.requestIdleCallback(listen, { timeout: latest });
    else setTimeout(listen);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [reader]);
}
