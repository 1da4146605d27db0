import { sendDraft } from './send-draft.ts';
// Fetched along, so that it is there when somebody signs out without a network.
import './part-with-drafts.ts';
import { onReturn } from '../calls/connectivity.ts';
import { currentSession } from '../session/session.ts';
import { type LocalDraft, readDrafts, storeDraft } from './draft-store.ts';

/** Younger ones belong to a form that sends them itself; in milliseconds. */
const leftAlone = 60_000;

/** Sends what was typed while the server could not be reached, of forms that are closed by now. */
export async function sendUnsent(): Promise<void> {
  const session = currentSession();
  if (session.status !== 'signedIn' || session.viewer !== null) return;
  const userId = session.user.id;
  const isOld = ({ updatedAt }: LocalDraft) => Date.now() - Date.parse(updatedAt) > leftAlone;
  const unsent = readDrafts(userId).filter((each) => !each.isSent && isOld(each));
  // In the order in which it was typed.
  for (const draft of unsent.sort((one, other) => Date.parse(one.updatedAt) - Date.parse(other.updatedAt))) {
    const stored = await sendDraft(draft).catch(() => null);
    const now = readDrafts(userId).find(({ id }) => id === draft.id);
    // Meanwhile it may have been taken up, discarded, or the person may have left.
    if (stored === null || now?.updatedAt !== draft.updatedAt) continue;
    storeDraft(userId, { ...now, version: stored.version, updatedAt: stored.updatedAt, isSent: true });
  }
}

onReturn(() => void sendUnsent());
