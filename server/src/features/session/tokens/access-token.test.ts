import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ringOf } from '../../../secrets/key-ring.ts';
import type { Keys } from '../../../secrets/keys.ts';
import { accessTokens } from './access-token.ts';

const hour = 3_600_000;
const user = {
  id: 'a1',
  email: 'ann@mandate.example',
  fullName: 'Ann',
  role: 'EDITOR' as const,
  grants: [],
  personnelId: null,
  language: 'en',
  timeZone: null,
  isWaiting: false,
  mustChangePassword: false,
};

/** Tokens of a ring whose key is rotated at the moment 0 of a clock that the test moves. */
function rotatable() {
  const keys = new Map([['old', new Uint8Array(randomBytes(32))]]);
  const retiredAt = new Map<string, number>();
  const ring: Keys & { current: string } = { installation: 'tests', current: 'old', keys, retiredAt };
  let now = 0;
  const tokens = accessTokens(ringOf(ring), () => now);
  const rotate = () => {
    keys.set('new', new Uint8Array(randomBytes(32)));
    retiredAt.set('old', 0);
    ring.current = 'new';
  };
  return { tokens, rotate, keys, moveTo: (ms: number) => (now = ms) };
}

describe('an access token', () => {
  test('of a retired key is good for an hour after the rotation, and then is not', async () => {
    const { tokens, rotate, moveTo } = rotatable();
    const [used, unused] = [await tokens.sign(user, 's1'), await tokens.sign(user, 's2')];
    expect(await tokens.read(used)).toMatchObject({ accountId: 'a1', sessionId: 's1' });
    rotate();
    moveTo(hour - 1);
    expect(await tokens.read(used)).toMatchObject({ sessionId: 's1' });
    expect(await tokens.read(unused, 'allowExpired')).toMatchObject({ sessionId: 's2' });
    moveTo(hour);
    for (const token of [used, unused]) {
      expect(await tokens.read(token)).toBeNull();
      expect(await tokens.read(token, 'allowExpired')).toBeNull();
    }
    // It still tells whose session it was: somebody who slept over a rotation must not be signed out by it.
    expect(await tokens.read(used, 'allowRetired')).toMatchObject({ sessionId: 's1' });
  });

  test('is signed with the new key from the rotation on', async () => {
    const { tokens, rotate, moveTo } = rotatable();
    rotate();
    moveTo(2 * hour);
    const token = await tokens.sign(user, 's1');
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid).toBe('new');
    expect(await tokens.read(token)).toMatchObject({ sessionId: 's1' });
  });

  test('that was good is refused as soon as its key is taken out of the ring', async () => {
    const { tokens, keys } = rotatable();
    const token = await tokens.sign(user, 's1');
    expect(await tokens.read(token)).not.toBeNull();
    keys.delete('old');
    expect(await tokens.read(token)).toBeNull();
  });

  test('of another installation is refused, though the key is the same', async () => {
    const keys = new Map([['key', new Uint8Array(randomBytes(32))]]);
    const of = (installation: string) =>
      accessTokens(ringOf({ installation, current: 'key', keys, retiredAt: new Map() }));
    const token = await of('one').sign(user, 's1');
    expect(await of('other').read(token)).toBeNull();
    expect(await of('one').read(token)).not.toBeNull();
  });
});
