import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { readBookedLines } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';
import { daysOff } from '../booking/days-off.ts';
import { entryWarnings } from '../booking/entry-warnings.ts';
import { readWorkers } from '../booking/read-workers.ts';
import { workedSeconds } from '../booking/worked-seconds.ts';

/** An entry, as far as it is warned of. */
export interface ReadEntry {
  personnelId: string;
  lineId: string;
  date: PlainDate;
  seconds: number;
}

/**
 * What is to be said of entries before they are approved, as it was said when they were saved, each sentence once.
 * @param entries by what they belong to, such as their week
 * @param all entries of the people on these days, which their days come to
 */
export async function weekWarnings(
  call: Call,
  entries: ReadonlyMap<string, readonly ReadEntry[]>,
  all: readonly ReadEntry[],
): Promise<Map<string, string[]>> {
  const told = [...entries.values()].flat();
  const personnelIds = [...new Set(told.map(({ personnelId }) => personnelId))];
  const lines = await readBookedLines(
    call.db,
    told.map(({ lineId }) => lineId),
  );
  const workers = await readWorkers(call.db, { personnelIds, providerIds: [] });
  const planned = [...lines.values()].filter((line) => line.planned !== null);
  const ofLines = await workedSeconds(call.db, planned);
  const ofDays = new Map<string, number>();
  for (const each of all) ofDays.set(dayKey(each), (ofDays.get(dayKey(each)) ?? 0) + each.seconds);
  const off = await daysOff(
    call,
    personnelIds,
    told.map(({ date }) => date),
  );
  const said = (entry: ReadEntry): string[] => {
    const line = lines.get(entry.lineId);
    const worker = workers.get(entry.personnelId);
    if (line === undefined || worker === undefined) return [];
    const ofDay = ofDays.get(dayKey(entry)) ?? 0;
    const around = {
      worker,
      date: entry.date,
      ofDay,
      ofLine: ofLines.get(line.id) ?? 0,
      isOff: off.has(dayKey(entry)),
    };
    return entryWarnings(line, around).map(([code, params]) => call.words.sentence(code, params));
  };
  return new Map([...entries].map(([id, own]) => [id, [...new Set(own.flatMap(said))]]));
}

/** A person's day: `id date`. */
function dayKey({ personnelId, date }: Pick<ReadEntry, 'personnelId' | 'date'>): string {
  return `${personnelId} ${date}`;
}
