import { entity } from '../facts/entity.ts';
import {
  choice,
  code,
  currency,
  flag,
  initially,
  initiallyFrom,
  language,
  number,
  numbered,
  optional,
  paragraphs,
  percent,
  reference,
  searched,
  seenWith,
  text,
  timeZone,
  unique,
} from '../facts/fields.ts';
import { addressFields } from './firm/address-fields.ts';
import { contactsIn } from './firm/contacts.ts';
import { firmFields } from './firm/firm-fields.ts';

/** Who buys (domain reference 2.1; first fields of decisions 9.5). */
export const customer = entity({
  name: 'customer',
  table: 'customers',
  label: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  settled: { field: 'status', values: ['former'] },
  fields: {
    code: searched(unique(numbered(code({ max: 24 }), 'numbering.customer'), 'live')),
    name: searched(text({ min: 2, max: 160 })),
    legalName: searched(optional(text({ max: 200 }))),
    kind: initially(choice('company', 'publicBody', 'nonProfit', 'individual'), 'company'),
    status: initially(choice('prospect', 'active', 'onHold', 'blocked', 'former'), 'active'),
    accountManagerId: searched(optional(reference('personnel'))),
    ...firmFields,
    ...addressFields,
    language: initiallyFrom('company.language', language()),
    currency: initiallyFrom('money.baseCurrency', currency()),
    timeZone: optional(timeZone()),
    discountPercent: seenWith('seeRates', optional(percent())),
    hoursPerDay: optional(number({ min: '1', max: '24', scale: 2 })),
    paymentTermsId: initiallyFrom('billing.defaultPaymentTerms', optional(reference('payment-term'))),
    defaultTaxRateId: optional(reference('tax-rate')),
    isActive: initially(flag(), true),
    notes: optional(paragraphs({ max: 4000 })),
  },
  parts: { contacts: contactsIn('customer_contacts', 'customer_id') },
});
