import type { Values } from '@mandate/contract/changes/merge.ts';
import { contactsOf } from '../cards/contacts-card.tsx';
import type { Reached } from './reach-acts.tsx';

/** How a firm is reached from a phone: whom one talks to there first, else the firm itself; its own address for the way. */
export function reachedOfFirm(record: Values): Reached {
  const [first] = contactsOf(record);
  const number = first?.phone ?? first?.mobile;
  const isContact = first !== undefined && typeof number === 'string';
  const name = [first?.firstName, first?.lastName].filter((text) => typeof text === 'string').join(' ');
  return {
    phone: isContact ? number : record.phone,
    email: isContact ? (first.email ?? record.email) : (record.email ?? first?.email),
    ...(isContact && name !== '' && { contact: name }),
    place: record,
  };
}
