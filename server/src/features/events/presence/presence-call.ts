import { mailServer } from '@mandate/contract/entities/mail-server.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { isFieldSeen, type SentPresence, signLasts } from '@mandate/contract/presence/presence.ts';
import { registerNames } from '@mandate/contract/registers.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findVisible } from '../../../records/read/find.ts';
import { callLimit } from './call-limit.ts';
import type { PresenceWatch } from './watch-presence.ts';

/** How many signs of life one person gives a minute at this process: those of twenty windows, and of moving about in some of them. */
const mostSigns = { most: 300, perMs: 60_000 };

/** The entities whose records have an editor. */
const edited: ReadonlySet<string> = new Set([...registerNames, mailServer.name]);

/**
 * Takes the signs of life of windows that have a record open. A guest looks on: they are told who is there, and nobody is told of them. Who looks
 * at the product as somebody else has no presence at all.
 * @returns does one call, which answers nothing
 * @throws Refusal recordNotFound for what has no editor or is not for the caller, alike; tooManyRequests; viewAsReadOnly
 */
export function presenceCall(presence: Pick<PresenceWatch, 'tell'>): (call: Call, sent: SentPresence) => Promise<null> {
  const limit = callLimit(mostSigns);
  return async (call, { entity: noun, recordId, windowId, doing, field = null }) => {
    const { id: accountId, fullName: name, sessionId, role, viewedById } = call.caller;
    if (viewedById !== null) refuse('viewAsReadOnly');
    const seconds = limit(accountId);
    if (seconds > 0) refuse('tooManyRequests', { seconds });
    if (doing === 'left') {
      presence.tell({ kind: 'left', accountId, windowId });
      return null;
    }
    if (!edited.has(noun)) refuse('recordNotFound');
    const entity = entityNamed(noun);
    await findVisible(call, entity, recordId);
    if (field !== null && !isFieldSeen(entity, field, call.caller)) refuseField('field', 'fieldUnknown');
    const isSilent = role === 'GUEST';
    const sign = { entity: noun, recordId, accountId, name, sessionId, windowId, isSilent, doing, field };
    presence.tell({ kind: 'here', ...sign, lasts: signLasts });
    return null;
  };
}
