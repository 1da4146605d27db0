import { markGone, purgeDraft, storeDraft, unmarkGone } from './draft-store.ts';
import { finish, type KnownDraft } from './known-drafts.ts';
import { undeleteDraft } from './send-draft.ts';

/**
 * Discards a draft, here and on the server.
 * @returns what brings it back
 */
export function discardDraft(userId: string, { id, version, copy }: KnownDraft): () => Promise<void> {
  purgeDraft(userId, id);
  if (version === null) return async () => void (copy && storeDraft(userId, copy));
  markGone(userId, id);
  const removal = finish(userId, id);
  return async () => {
    await removal;
    unmarkGone(userId, id);
    const back = await undeleteDraft(id).catch(() => null);
    // What the server does not have of it goes on here.
    if (copy && !copy.isSent) storeDraft(userId, { ...copy, version: back?.version ?? null });
  };
}
