import { run } from '../../../database/queries/sql-query.ts';
import type { Check, Said } from './check.ts';

const lookSeconds = 5;
const wrongSeconds = 60;

/** How far the clock of this machine is from that of the database: tokens go by the one, links and sessions by the other. */
export const checkClock: Check = async ({ db }) => {
  const asked = Date.now();
  const [row] = await run<{ ms: number }>(
    db,
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms',
    [],
  );
  // It was read somewhere between question and answer.
  return judgeClock((row?.ms ?? 0) - (asked + Date.now()) / 2);
};

/** What is said of a difference in ms. */
export function judgeClock(ms: number): Said {
  const seconds = Math.round(Math.abs(ms) / 100) / 10;
  const code = seconds > wrongSeconds ? 'clockWrong' : seconds > lookSeconds ? 'clockOff' : 'clockGood';
  return { code, params: { seconds } };
}
