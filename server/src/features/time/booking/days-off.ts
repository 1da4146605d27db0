import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { readCapacity } from '../../../business/time/read-capacity.ts';
import type { Call } from '../../../calls/call.ts';

/** The days on which people do not work at all, as `id date`. */
export async function daysOff(
  call: Call,
  personnelIds: readonly string[],
  days: readonly PlainDate[],
): Promise<Set<string>> {
  const capacity = await readCapacity(call, personnelIds, [...new Set(days)]);
  return new Set(
    [...capacity].flatMap(([id, each]) =>
      each.flatMap(({ date, seconds }) => (seconds === 0 ? [`${id} ${date}`] : [])),
    ),
  );
}
