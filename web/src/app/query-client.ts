import { QueryClient } from '@tanstack/react-query';
import { currentSession, onSession } from '../lib/session/session.ts';

/** What was read from the server. A failed read was already reported and is repeated only when asked for. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
});

function readerNow(): string | null {
  const session = currentSession();
  return session.status === 'signedIn' ? `${session.user.id} ${session.viewer?.id ?? ''}` : null;
}

// What one person read is never shown to the next, nor what was read while looking as somebody else. A renewed token of the same
// person changes nothing: an editor that lost what it read would lose what was typed.
let reader = readerNow();
onSession(() => {
  const next = readerNow();
  if (next !== reader) queryClient.clear();
  reader = next;
});
