import { currentSession } from '../../lib/session/session.ts';

const pauseMs = 800;
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => void }>();

/**
 * Saves a little later, so that dragging an edge is one call: the last `save` of a name counts. What is hidden or left is saved at once.
 * @param accountId whose layout it is; nothing is saved once somebody else is there
 */
export function saveLayoutSoon(accountId: string, name: string, save: () => Promise<void>): void {
  const key = `${accountId}:${name}`;
  clearTimeout(waiting.get(key)?.timer);
  const run = () => {
    clearTimeout(waiting.get(key)?.timer);
    waiting.delete(key);
    const session = currentSession();
    if (session.status === 'signedIn' && session.viewer === null && session.user.id === accountId) void save();
  };
  waiting.set(key, { timer: setTimeout(run, pauseMs), save: run });
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const { save } of [...waiting.values()]) save();
});
