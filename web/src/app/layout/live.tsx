import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { JobsButton } from '../../features/jobs/jobs-button.tsx';
import { NotificationsButton } from '../../features/notifications/notifications-button.tsx';
import { NotificationsPanel } from '../../features/notifications/notifications-panel.tsx';
import { setSentenceReader } from '../../lib/calls/sentence-as-read.ts';
import { closePanel, useOpenPanel } from '../../lib/frame/open-panel.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { daysAsRead } from '../../records/words/days-as-read.ts';
import { sumsAsRead } from '../../records/words/sums-as-read.ts';
import { CustomizerOpener } from './customizer-opener.tsx';
import { useLiveEvents } from './use-live-events.ts';

// Before this is here, which is soon after the page, days and sums are told as they travel.
setSentenceReader((sentence) => sumsAsRead(daysAsRead(sentence)));

// The first that is told may be that there is no connection, and Chromium asks no more for a file that failed to come.
await import('../../lib/frame/toast-showing.ts');

// Fetched when its button is met.
const JobsPanel = lazy(() => import('../../features/jobs/jobs-panel.tsx'));

/** What goes on beside the page: it listens to the server, counts in the top bar, and shows the jobs or the notifications when they are wanted. */
export default function Live() {
  // What is told in passing needs its words.
  useSharedWords();
  useLiveEvents(useQueryClient());
  const panel = useOpenPanel();
  // What is put away stays until it has left.
  const [last, setLast] = useState(panel);
  if (panel !== null && panel !== last) setLast(panel);

  useEffect(() => {
    addEventListener('popstate', closePanel);
    return () => {
      removeEventListener('popstate', closePanel);
      closePanel();
    };
  }, []);

  // What opened it may be gone, such as a toast: then the focus goes to the page.
  const wasShown = useRef(false);
  useEffect(() => {
    const isLost = last === null && document.activeElement === document.body;
    if (wasShown.current && isLost) document.getElementById('page')?.focus();
    wasShown.current = last !== null;
  }, [last]);

  const ways = { isOpen: panel !== null, onClose: closePanel, onLeft: () => setLast(null) };
  return (
    <>
      <JobsButton />
      <NotificationsButton />
      {last?.name === 'jobs' && (
        <Suspense>
          <JobsPanel {...ways} jobId={last.jobId} />
        </Suspense>
      )}
      {last?.name === 'notifications' && <NotificationsPanel {...ways} />}
      <CustomizerOpener isWanted={last?.name === 'layout'} {...ways} />
    </>
  );
}
