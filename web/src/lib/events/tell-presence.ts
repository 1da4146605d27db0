import type { SentPresence } from '@mandate/contract/presence/presence.ts';
import { readStored, readView } from '../session/stored-session.ts';

/**
 * Tells the server which record a window has open (`POST /event/tell-presence`), with the access token there is: it never renews one, so that a
 * page nobody uses does not keep its session alive. Whoever looks as somebody else tells nothing. What goes wrong is never shown: the next sign
 * of life repeats it.
 * @returns whether the server will not hear of it at all: the record is not there for this person
 */
export async function tellPresence(sent: SentPresence): Promise<boolean> {
  const { accessToken } = readStored();
  if (accessToken === null || readView() !== null) return false;
  try {
    const reply = await fetch('/event/tell-presence', {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
      // Who leaves the page says so all the same.
      keepalive: sent.doing === 'left',
    });
    // Read to its end: until then it keeps one of the few lines a browser has to a server.
    await reply.text();
    return reply.status === 404;
  } catch {
    return false;
  }
}
