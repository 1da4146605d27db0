import { part } from '../facts/entity.ts';
import {
  choice,
  currency,
  date,
  initially,
  optional,
  reference,
  seenWith,
  text,
  writtenAmount,
} from '../facts/fields.ts';

/** Which firms deliver beside the own one, and what was agreed with them (domain reference 2.8). */
export const providers = part({
  table: 'project_providers',
  parent: 'project_id',
  max: 100,
  fields: {
    providerId: reference('provider'),
    contactId: optional(reference('provider-contact')),
    role: optional(text({ max: 80 })),
    status: initially(choice('requested', 'agreed', 'ended'), 'requested'),
    /** In `currency`, without one in the project's, and with no more decimals than that has. */
    agreedAmount: seenWith('seeCosts', optional(writtenAmount({ min: '0' }))),
    currency: seenWith('seeCosts', optional(currency())),
    contractRef: optional(text({ max: 60 })),
    purchaseOrderNumber: optional(text({ max: 60 })),
    validFrom: optional(date()),
    validTo: optional(date()),
  },
});

/** A provider as it is kept and sent. */
export interface ProviderValues {
  id: string;
  providerId: string | null;
  contactId: string | null;
  role: string | null;
  status: 'requested' | 'agreed' | 'ended';
  agreedAmount: string | null;
  currency: string | null;
  contractRef: string | null;
  purchaseOrderNumber: string | null;
  validFrom: string | null;
  validTo: string | null;
}
