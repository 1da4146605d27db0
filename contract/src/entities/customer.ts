import { entity, part } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
import {
  choice,
  code,
  country,
  currency,
  email,
  flag,
  initially,
  language,
  number,
  numbered,
  optional,
  paragraphs,
  percent,
  phone,
  reference,
  searched,
  seenWith,
  text,
  timeZone,
  unique,
  url,
} from '../fields.ts';
import type { Values } from '../merge.ts';

/** People of a customer (domain reference 2.1); exactly one is the main contact when there are any. */
const contacts = part({
  table: 'customer_contacts',
  parent: 'customer_id',
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

type Contact = { id: string; email: string | null; isPrimary: boolean };

function contactsOf(values: Values): Contact[] {
  return (values.contacts ?? []) as Contact[];
}

/** The first contact is the main one when nobody said which. */
function complete(values: Values): Values {
  const people = contactsOf(values);
  if (people.length === 0 || people.some((person) => person.isPrimary)) return values;
  return { ...values, contacts: people.map((person, index) => ({ ...person, isPrimary: index === 0 })) };
}

function check(values: Values): FieldError[] {
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

/** Who buys (domain reference 2.1; first fields of decisions 9.5). */
export const customer = entity({
  name: 'customer',
  table: 'customers',
  label: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    code: searched(unique(numbered(code({ max: 24 }), 'numbering.customer'), 'live')),
    name: searched(text({ min: 2, max: 160 })),
    legalName: searched(optional(text({ max: 200 }))),
    kind: initially(choice('company', 'publicBody', 'nonProfit', 'individual'), 'company'),
    status: initially(choice('prospect', 'active', 'onHold', 'blocked', 'former'), 'active'),
    vatNumber: searched(optional(text({ max: 20 }))),
    taxId: searched(optional(text({ max: 40 }))),
    website: searched(optional(url())),
    phone: searched(optional(phone())),
    email: searched(optional(email())),
    invoiceEmail: searched(optional(email())),
    addressLine1: searched(optional(text({ max: 120 }))),
    addressLine2: searched(optional(text({ max: 120 }))),
    postalCode: searched(optional(text({ max: 16 }))),
    city: searched(optional(text({ max: 80 }))),
    region: searched(optional(text({ max: 80 }))),
    countryCode: optional(country()),
    language: initially(language(), 'en'),
    currency: initially(currency(), 'EUR'),
    timeZone: optional(timeZone()),
    discountPercent: seenWith('seeRates', optional(percent())),
    hoursPerDay: optional(number({ min: '1', max: '24', scale: 2 })),
    defaultTaxRateId: optional(reference('tax-rate')),
    isActive: initially(flag(), true),
    notes: optional(paragraphs({ max: 4000 })),
  },
  parts: { contacts },
  complete,
  check,
});
