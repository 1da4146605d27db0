import type { Contact, ContactCalls } from '../../contract/contact-calls.ts';
import { collection } from '../collection/collection.ts';
import { momentOf, numberOf, textOf } from '../collection/fields-of.ts';
import { sampleContacts } from '../data/sample-contacts.ts';
import type { Handlers } from './handlers.ts';

/** The contacts, whose calls say `user`. */
export function contacts(): Handlers<ContactCalls> {
  const { all, one, add, update, remove } = collection(sampleContacts(), contactOf);
  return {
    'GET /api/user/all': all,
    'GET /api/user': one,
    'POST /api/user/add': add,
    'POST /api/user/update': update,
    'POST /api/user/delete': remove,
  };
}

function contactOf(id: string, fields: Record<string, unknown>): Contact {
  return {
    id,
    index: numberOf(fields.index, 0),
    guid: textOf(fields.guid),
    isActive: fields.isActive === true,
    balance: numberOf(fields.balance, 0),
    age: numberOf(fields.age, 0),
    name: textOf(fields.name),
    gender: fields.gender === 'female' || fields.gender === 'male' ? fields.gender : 'other',
    company: textOf(fields.company),
    email: textOf(fields.email),
    phone: textOf(fields.phone),
    address: textOf(fields.address),
    bd: momentOf(fields.bd, ''),
    ...(typeof fields.imgUrl === 'string' && { imgUrl: fields.imgUrl }),
  };
}
