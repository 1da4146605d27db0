import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from './record-rules.ts';

type Contact = { id: string; email: string | null; isPrimary: boolean };

function contactsOf(values: Values): Contact[] {
  return (values.contacts ?? []) as Contact[];
}

/** The first contact is the main one when nobody said which. */
function withMainContact(values: Values): Values {
  const people = contactsOf(values);
  if (people.length === 0 || people.some((person) => person.isPrimary)) return values;
  return { ...values, contacts: people.map((person, index) => ({ ...person, isPrimary: index === 0 })) };
}

/** What is wrong with the contacts of a firm: two main ones, an address twice. */
function contactErrors(values: Values): FieldError[] {
  const errors: FieldError[] = [];
  const emails = new Set<string>();
  let hasPrimary = false;
  contactsOf(values).forEach((person, index) => {
    if (person.isPrimary && hasPrimary)
      errors.push(fieldError(`contacts.${index}.isPrimary`, 'primaryContactNotUnique'));
    hasPrimary ||= person.isPrimary;
    const address = person.email?.toLowerCase();
    if (address !== undefined && emails.has(address)) {
      const params = { value: address, recordLabel: String(values.name) };
      errors.push(fieldError(`contacts.${index}.email`, 'valueNotUnique', params));
    }
    if (address !== undefined) emails.add(address);
  });
  return errors;
}

/** The rules of a firm with contacts: a customer, a provider. */
export const firmRules: RecordRules = { complete: withMainContact, check: contactErrors };
