import { customer } from './entities/customer.ts';
import { holidayCalendar } from './entities/holiday-calendar.ts';
import { paymentTerm } from './entities/payment-term.ts';
import { place } from './entities/place.ts';
import { provider } from './entities/provider.ts';
import type { Entity } from './facts/entity.ts';

/** The registers with ready-made calls: every entity here gets its calls, its history and its list of fields without further code. */
export const masterData = [customer, provider, place, paymentTerm, holidayCalendar] satisfies Entity[];
