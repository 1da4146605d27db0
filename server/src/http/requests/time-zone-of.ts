import { isTimeZone } from '@mandate/contract/values/dates.ts';

const known = new Map<string, boolean>();

/** The zone of the header `X-Time-Zone`: an IANA name the platform knows, else UTC. It decides what "today" is, and never shifts a plain date. */
export function timeZoneOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || header.length > 64) return 'UTC';
  let isKnown = known.get(header);
  if (isKnown === undefined) {
    isKnown = isTimeZone(header);
    if (known.size < 1000) known.set(header, isKnown);
  }
  return isKnown ? header : 'UTC';
}
