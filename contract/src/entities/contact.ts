import { listing } from '../facts/entity.ts';
import { code, replyOnly, text, unique } from '../facts/fields.ts';

/**
 * The contacts of customers as references point to them: they are kept with their customer and have no calls of their own. The table is a
 * view.
 */
export const customerContact = contactOf('customer-contact', 'customer_contact_names');

/** The contacts of providers as references point to them. */
export const providerContact = contactOf('provider-contact', 'provider_contact_names');

function contactOf(name: 'customer-contact' | 'provider-contact', table: string) {
  return listing({
    name,
    table,
    label: 'displayName',
    defaultSort: { field: 'displayName', direction: 'asc' },
    fields: {
      displayName: replyOnly(text({ max: 161 })),
      /** Of the firm: with the name it tells contacts apart. */
      code: unique(replyOnly(code({ max: 24 })), 'live'),
    },
  });
}
