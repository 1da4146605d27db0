import { email, optional, phone, searched, text, url, vatNumber } from '../../facts/fields.ts';

/** How a firm is registered and reached: what customers and providers have in common (domain reference 1.2). */
export const firmFields = {
  vatNumber: searched(optional(vatNumber())),
  taxId: searched(optional(text({ max: 40 }))),
  website: searched(optional(url())),
  phone: searched(optional(phone())),
  email: searched(optional(email())),
  invoiceEmail: searched(optional(email())),
};
