import { entity } from '../facts/entity.ts';
import {
  bic,
  choice,
  code,
  country,
  currency,
  flag,
  iban,
  initially,
  initiallyFrom,
  language,
  lettingGo,
  numbered,
  optional,
  paragraphs,
  reference,
  references,
  searched,
  seenWith,
  text,
  unique,
} from '../facts/fields.ts';
import { addressFields } from './firm/address-fields.ts';
import { contactsIn } from './firm/contacts.ts';
import { firmFields } from './firm/firm-fields.ts';

/** Who delivers for the firm without being of it: a subcontractor, an agency, a freelancer (domain reference 2.3). */
export const provider = entity({
  name: 'provider',
  table: 'providers',
  label: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    code: searched(unique(numbered(code({ max: 24 }), 'numbering.provider'), 'live')),
    name: searched(text({ min: 2, max: 160 })),
    legalName: searched(optional(text({ max: 200 }))),
    kind: initially(choice('company', 'freelancer', 'agency'), 'company'),
    status: initially(choice('candidate', 'approved', 'onHold', 'blocked'), 'candidate'),
    serviceCategoryIds: lettingGo(references('service-category')),
    accountManagerId: searched(optional(reference('personnel'))),
    ...firmFields,
    ...addressFields,
    countryCode: initiallyFrom('company.country', country()),
    language: initiallyFrom('company.language', language()),
    currency: initiallyFrom('money.baseCurrency', currency()),
    paymentTermsId: initiallyFrom('billing.defaultPaymentTerms', optional(reference('payment-term'))),
    iban: seenWith('seeBank', optional(iban())),
    bic: seenWith('seeBank', optional(bic())),
    bankName: seenWith('seeBank', optional(text({ max: 80 }))),
    isActive: initially(flag(), true),
    notes: optional(paragraphs({ max: 4000 })),
  },
  parts: { contacts: contactsIn('provider_contacts', 'provider_id') },
});
