import { part } from './entity.ts';
import type { FieldError } from './envelope.ts';
import { fieldError } from './field-errors.ts';
import { email, flag, initially, optional, paragraphs, phone, text } from './fields.ts';
import type { Values } from './merge.ts';

/**
 * The people of a firm, as a part of its record (domain reference 2.1); exactly one is the main contact when there are any.
 * @param table of the rows
 * @param parent the column that points to the firm
 */
export function contactsIn(table: string, parent: string) {
  return part({
    table,
    parent,
    max: 200,
    fields: {
      firstName: optional(text({ max: 80 })),
      lastName: text({ max: 80 }),
      jobTitle: optional(text({ max: 100 })),
      department: optional(text({ max: 80 })),
      email: optional(email()),
      phone: optional(phone()),
      mobile: optional(phone()),
      isPrimary: initially(flag(), false),
      notes: optional(paragraphs({ max: 1000 })),
    },
  });
}

/** A part that holds contacts. */
export type Contacts = ReturnType<typeof contactsIn>;

type Contact = { id: string; email: string | null; isPrimary: boolean };

function contactsOf(values: Values): Contact[] {
  return (values.contacts ?? []) as Contact[];
}

/** The first contact is the main one when nobody said which. */
export function withMainContact(values: Values): Values {
  const people = contactsOf(values);
  if (people.length === 0 || people.some((person) => person.isPrimary)) return values;
  return { ...values, contacts: people.map((person, index) => ({ ...person, isPrimary: index === 0 })) };
}

/** What is wrong with the contacts of a firm: two main ones, an address twice. */
export function contactErrors(values: Values): FieldError[] {
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
