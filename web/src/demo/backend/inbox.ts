import type { InboxCalls } from '../contract/inbox.ts';
import type { Handlers } from './handlers.ts';

export function inbox(): Handlers<InboxCalls> {
  throw new Error('to be written');
}
