import type { SavedRecord } from '../load/save-ledger.ts';

/** A record as it is in the database. */
export interface FoundRecord {
  id: string;
  name: string;
  version: number;
}

/** What does not agree, a sentence each. */
export interface Differences {
  lost: string[];
  doubled: string[];
}

/**
 * Compares what was acknowledged with what is there. A save that was not acknowledged may be there or not, but not twice: each raises the version
 * by one.
 */
export function compareSaves(records: readonly SavedRecord[], found: readonly FoundRecord[]): Differences {
  const byMark = Map.groupBy(found, ({ name }) => name.split(' ')[1] ?? '');
  const differences: Differences = { lost: [], doubled: [] };
  for (const record of records) {
    const there = byMark.get(record.mark) ?? [];
    const { lost, doubled } = compareOne(record, there);
    if (lost !== null) differences.lost.push(lost);
    if (doubled !== null) differences.doubled.push(doubled);
  }
  return differences;
}

function compareOne({ id, entity, mark, acknowledged, pending }: SavedRecord, there: readonly FoundRecord[]) {
  const what = `${entity} ${mark}`;
  const own = there.find((one) => one.id === id);
  if (there.length > 1) return { lost: null, doubled: `${what} is there ${there.length} times` };
  if (acknowledged === null) return { lost: null, doubled: null };
  if (!own) return { lost: `${what} is not there`, doubled: null };
  const { version, name } = acknowledged;
  if (own.version === version && own.name === name) return { lost: null, doubled: null };
  if (own.version === version + 1 && own.name === pending?.name) return { lost: null, doubled: null };
  const how = `${what}: version ${version} (${name}) was acknowledged, version ${own.version} (${own.name}) is there`;
  return own.version > version ? { lost: null, doubled: how } : { lost: how, doubled: null };
}
