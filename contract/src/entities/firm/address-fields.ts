import { country, optional, searched, text } from '../../facts/fields.ts';

/** Where somebody is found by post (domain reference 1.5); flat on the record. */
export const addressFields = {
  addressLine1: searched(optional(text({ max: 120 }))),
  addressLine2: searched(optional(text({ max: 120 }))),
  postalCode: searched(optional(text({ max: 16 }))),
  city: searched(optional(text({ max: 80 }))),
  region: searched(optional(text({ max: 80 }))),
  countryCode: optional(country()),
};
