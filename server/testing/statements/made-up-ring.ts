import { type KeyRing, ringOf } from '../../src/secrets/key-ring.ts';

/** Keys nothing is really sealed with. */
export const madeUpRing: KeyRing = ringOf({
  installation: 'tests',
  current: 'test',
  keys: new Map([['test', new Uint8Array(32)]]),
  retiredAt: new Map(),
});
