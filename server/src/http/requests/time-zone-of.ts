import { isTimeZone } from '@mandate/contract/values/dates.ts';
import { remembered } from '@mandate/contract/values/remembered.ts';

const isKnown = remembered(isTimeZone);

/** The zone of the header `X-Time-Zone`: an IANA name the platform knows, else UTC. It decides what "today" is, and never shifts a plain date. */
export function timeZoneOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && header.length <= 64 && isKnown(header) ? header : 'UTC';
}
