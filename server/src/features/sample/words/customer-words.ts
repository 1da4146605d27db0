/** What people at customers do. */
export const jobTitles = [
  'Managing Director',
  'Head of Purchasing',
  'Programme Manager',
  'Chief Information Officer',
  'Accounts Payable',
  'Operations Manager',
  'Executive Assistant',
] as const;

export const departments = ['Management', 'Purchasing', 'IT', 'Finance', 'Operations', 'Human Resources'] as const;

export const customerTags = ['key account', 'framework agreement', 'public tender', 'referral', 'trade fair', 'non-EU'];

/** What people note about customers. */
export const customerNotes = [
  'Prefers calls in the morning.',
  'Invoices only with an order number; without one they come back.',
  'Met at the spring trade fair. Interested in a longer cooperation.',
  'Travel costs are included in our prices.\nOvernight stays need their consent.',
  'Pays early and expects the discount that was agreed.',
];

/** A note that a spreadsheet would take for a formula. */
export const formulaNote = '=1+1 is how their old list began';
