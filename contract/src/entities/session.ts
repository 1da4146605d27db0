import { listing } from '../facts/entity.ts';
import { flag, instant, reference, text } from '../facts/fields.ts';

/** Where somebody is signed in (safety reference A8). */
export const session = listing({
  name: 'session',
  table: 'live_sessions',
  label: 'device',
  owner: 'accountId',
  defaultSort: { field: 'lastUsedAt', direction: 'desc' },
  fields: {
    accountId: reference('account'),
    device: text({ max: 80 }),
    network: text({ max: 60 }),
    rememberMe: flag(),
    startedAt: instant(),
    lastUsedAt: instant(),
    endsAt: instant(),
  },
});
