import { type Entity, listing } from '@mandate/contract/facts/entity.ts';
import {
  country,
  currency,
  json,
  language,
  number,
  optional,
  tags,
  text,
  timeZone,
  vatNumber,
} from '@mandate/contract/facts/fields.ts';

/** Parameters that are set together, as the fields of one form. */
export interface SettingFacts {
  entity: Entity;
  /** The parameter of each field, by its key; they are saved in this order. */
  keys: Record<string, string>;
}

const form = { name: 'first-hour', table: '', defaultSort: { field: '', direction: 'asc' } } as const;

const firmFields = {
  name: optional(text({ min: 2, max: 160 })),
  countryCode: optional(country()),
  addressLine1: optional(text({ max: 120 })),
  postalCode: optional(text({ max: 16 })),
  city: optional(text({ max: 80 })),
  vatNumber: optional(vatNumber()),
  bankAccounts: optional(json()),
  logo: optional(json()),
  language: language(),
  timeZone: timeZone(),
};

/** The firm as its letters name it. */
export const firmFacts = listing({ ...form, label: 'name', fields: firmFields });

const moneyFields = {
  baseCurrency: currency(),
  workingDays: tags(),
  hoursPerDay: number({ min: '1', max: '24', scale: 2 }),
};

/** What the firm counts in. */
export const moneyFacts = listing({ ...form, label: 'baseCurrency', fields: moneyFields });

const pattern = text({ max: 80 });
const numberingFields = {
  project: pattern,
  customer: pattern,
  personnel: pattern,
  provider: pattern,
  service: pattern,
  place: pattern,
};

/** How records are numbered. */
export const numberingFacts = listing({ ...form, label: 'project', fields: numberingFields });

function keysIn(group: string, fields: object, others: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, others[name] ?? `${group}.${name}`]));
}

export const firmSettings: SettingFacts = {
  entity: firmFacts,
  keys: keysIn('company', firmFields, {
    countryCode: 'company.country',
    bankAccounts: 'documents.bankAccounts',
    logo: 'documents.logo',
  }),
};

export const moneySettings: SettingFacts = {
  entity: moneyFacts,
  keys: keysIn('company', moneyFields, {
    baseCurrency: 'money.baseCurrency',
    hoursPerDay: 'people.hoursPerDay',
  }),
};

export const numberingSettings: SettingFacts = {
  entity: numberingFacts,
  keys: keysIn('numbering', numberingFields),
};
