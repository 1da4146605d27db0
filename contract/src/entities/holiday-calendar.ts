import { entity, part } from '../facts/entity.ts';
import {
  choice,
  code,
  country,
  date,
  flag,
  initially,
  number,
  optional,
  searched,
  text,
  unique,
} from '../facts/fields.ts';

/** Public holidays of a country or region (delivery reference 2.4). */
export const holidayCalendar = entity({
  name: 'holiday-calendar',
  table: 'holiday_calendars',
  label: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    code: searched(unique(code({ max: 24 }), 'live')),
    name: searched(text({ min: 2, max: 100 })),
    /** The country, and the part of it, whose holidays it is filled with; none where all its days are the firm's own. */
    countryCode: optional(country()),
    regionCode: optional(code({ max: 20 })),
    isActive: initially(flag(), true),
  },
  parts: {
    days: part({
      table: 'holiday_calendar_days',
      parent: 'holiday_calendar_id',
      max: 400,
      fields: {
        date: date(),
        name: text({ max: 120 }),
        /** What part of the day is off: all of it, or half. */
        share: initially(number({ min: '0.5', max: '1', scale: 1 }), '1'),
        /** Filled in from the country's holidays, or the firm's own. */
        origin: initially(choice('generated', 'own'), 'own'),
        /** The firm works on it all the same. */
        isWorkedOn: initially(flag(), false),
      },
    }),
  },
});
