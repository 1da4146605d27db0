/** What a new project takes over from its customer where nothing is said of it (domain reference 2.8); the contact is the main one. */
export const customerTerms = [
  'currency',
  'discountPercent',
  'hoursPerDay',
  'paymentTermsId',
  'defaultTaxRateId',
  'accountManagerId',
  'customerContactId',
] as const;
