import { QueryClient } from '@tanstack/react-query';
import { currentSession, onSession } from '../lib/session.ts';

/** What was read from the server. A failed read was already reported and is repeated only when asked for. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
});

// What one person read is never shown to the next.
let reader: string | null = null;
onSession(() => {
  const session = currentSession();
  const next = session.status === 'signedIn' ? session.user.id : null;
  if (next !== reader) queryClient.clear();
  reader = next;
});
