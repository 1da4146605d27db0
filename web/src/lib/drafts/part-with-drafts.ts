import { send } from '../calls/reply.ts';
import { bodyOfDraft, takeDrafts } from './draft-store.ts';

/** How long what was typed may take to reach the server while somebody signs out, in milliseconds. */
const partingTime = 5000;

/**
 * Removes what this browser keeps of a person's drafts, because the person signs out; what the server does not have goes there first.
 * @param headers what the calls are sent with; null where the session is over already
 */
export async function partWithDrafts(userId: string, headers: Record<string, string> | null): Promise<void> {
  const unsent = takeDrafts(userId);
  if (headers === null) return;
  const late = AbortSignal.timeout(partingTime);
  await Promise.all(
    unsent.map((draft) => send('POST', '/draft/save', bodyOfDraft(draft), headers, late).catch(() => undefined)),
  );
}
