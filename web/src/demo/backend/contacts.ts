import type { ContactCalls } from '../contract/contacts.ts';
import type { Handlers } from './handlers.ts';

export function contacts(): Handlers<ContactCalls> {
  throw new Error('to be written');
}
