import { entity } from '../facts/entity.ts';
import {
  choice,
  code,
  flag,
  goingWith,
  initially,
  numbered,
  optional,
  paragraphs,
  phone,
  reference,
  searched,
  text,
  timeZone,
  unique,
  within,
} from '../facts/fields.ts';
import { addressFields } from './firm/address-fields.ts';

/** Where work happens (domain reference 2.7). */
export const place = entity({
  name: 'place',
  table: 'places',
  label: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    code: searched(unique(numbered(code({ max: 24 }), 'numbering.place'), 'live')),
    name: searched(within(['customerId', 'providerId'], text({ min: 2, max: 120 }))),
    kind: initially(choice('ownOffice', 'customerSite', 'providerSite', 'venue', 'remote'), 'customerSite'),
    customerId: searched(goingWith(optional(reference('customer')))),
    providerId: searched(goingWith(optional(reference('provider')))),
    ...addressFields,
    timeZone: optional(timeZone()),
    /** The holidays of who works from here; the firm's where none is named. */
    holidayCalendarId: optional(reference('holiday-calendar')),
    contactName: searched(optional(text({ max: 160 }))),
    phone: searched(optional(phone())),
    accessNotes: optional(paragraphs({ max: 1000 })),
    isActive: initially(flag(), true),
  },
  parts: {},
});
