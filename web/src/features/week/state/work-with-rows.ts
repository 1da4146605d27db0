import type { WeekState, WeekWork } from './week-work.ts';

/** What is not stored, with the rows it is on: a week that is read later may have such a row no more, and nothing typed is out of sight. */
export function workWithRows({ stored, work }: WeekState): WeekWork {
  const changed = [...work.changes, ...(work.flight?.entries ?? [])].map(({ lineId }) => lineId);
  const unread = Object.keys(work.unread).map((key) => key.split(' ')[0] ?? '');
  const wanted = new Set([...changed, ...unread]);
  for (const { line } of work.addedRows) wanted.delete(line.id);
  const rows = stored.rows.filter(({ line }) => wanted.has(line.id)).map(({ entries: _entries, ...row }) => row);
  return rows.length === 0 ? work : { ...work, addedRows: [...work.addedRows, ...rows] };
}
