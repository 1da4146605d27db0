import { expect, test } from 'vitest';
import type { Contact } from '../../contract/contact-calls.ts';
import { contactOf, draftOf, emptyContact, wrongFields } from './contact-draft.ts';

const number = '1.234,56';

const contact: Contact = {
  id: 'a',
  index: 3,
  guid: 'a',
  isActive: false,
  balance: 1001.05,
  age: 31,
  name: 'Tova Wrona',
  gender: 'female',
  company: 'Brandt Actuaries',
  email: 'tova@brandt.example',
  phone: '+41 61 555 01 02',
  address: 'Quay 4, Basel',
  bd: '1996-02-03T04:05:06.000Z',
};

test('a contact that is edited without a change is saved as it was', () => {
  expect(contactOf(draftOf(contact, number), number, contact, [contact])).toEqual(contact);
});

test('a new contact is asked for every field', () => {
  expect([...wrongFields(emptyContact, number)]).toEqual(['name', 'email', 'phone', 'age', 'company', 'address']);
});

test('a contact is refused with a wrong number, age or mail address', () => {
  const draft = { ...draftOf(contact, number), balance: '1,234.5', age: '31,5', email: 'tova@brandt' };
  expect([...wrongFields(draft, number)]).toEqual(['email', 'balance', 'age']);
});

test('a new contact gets a place and an id of its own', () => {
  const draft = { ...draftOf(contact, number), balance: '1.234,50' };
  const made = contactOf(draft, number, null, [contact]);
  expect(made).toMatchObject({ index: 4, balance: 1234.5, name: 'Tova Wrona', gender: 'other' });
  expect(made.id).not.toBe('a');
});
