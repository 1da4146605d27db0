import { setTimeout as sleep } from 'node:timers/promises';

/** Sends again while the server says that it is too busy, as browsers do: on a small machine this many at once are too many. */
export async function untilAnswered<Reply extends { status: number }>(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== 503) return reply;
    await sleep(500);
  }
}
