import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../../calls/call.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { foldCell } from '../../cells/fold-cell.ts';
import { earlierRows } from '../stored/store-outcomes.ts';
import { alikeAmong } from './alike-among.ts';
import type { Importing, Task } from './importing.ts';
import { knownLabels, type Match, matchRecords } from './match-records.ts';
import type { ReadRecord } from './read-groups.ts';

/** Which record each of the file means: a stored one, or a new one. */
export async function tasksOf(
  call: Call,
  importing: Importing,
  records: readonly ReadRecord[],
  refuse: (task: { record: ReadRecord }, code: RefusalCode, params?: RefusalParams) => void,
): Promise<Task[]> {
  const { entity, importId, request, recordId, met, isTrial } = importing;
  const matchBy = recordId === null ? request.matchBy : 'id';
  const keyOf = (record: ReadRecord) => recordId ?? String(record.values[matchBy ?? ''] ?? '');
  const keys = matchBy === null ? [] : records.map(keyOf).filter((key) => key !== '');
  const found = matchBy === null ? new Map<string, Match[]>() : await matchRecords(call, entity, matchBy, keys);
  const ids = [...found.values()].flatMap((matches) => matches.map(({ id }) => id));
  const before = isTrial ? new Map<string, number>() : await earlierRows(call.db, importId, ids);
  const tasks: Task[] = [];
  for (const record of records) {
    const key = keyOf(record);
    const matches = key === '' ? [] : (found.get(key) ?? []);
    const [match = null] = matches;
    const folded = `${matchBy} ${foldCell(key)}`;
    const earlier = key === '' ? undefined : (met.get(folded) ?? (match ? before.get(match.id) : undefined));
    if (earlier !== undefined) refuse({ record }, 'importRowTwice', { row: earlier });
    else if (matches.length > 1) refuse({ record }, 'importAmbiguous', { value: key, count: matches.length });
    else if (match?.isDeleted) refuse({ record }, 'importNotLive');
    else if (recordId !== null && !match) refuse({ record }, 'recordNotFound');
    else {
      if (key !== '') met.set(folded, record.rows[0].row);
      const id = match?.id ?? (matchBy === 'id' && key !== '' ? key : uuidV7());
      tasks.push({ record, match, id, body: null });
    }
  }
  return tasks;
}

/**
 * New records that seem to be there already: called as others are, stored ones or of the same file, or the same in what tells such records apart.
 * @returns what there is to say of each
 */
export async function twinsAmong(
  call: Call,
  importing: Importing,
  tasks: readonly Task[],
): Promise<Map<Task, RefusalParams>> {
  const { entity, request, verbs, met } = importing;
  const twins = new Map<Task, RefusalParams>();
  if (request.allowDuplicates) return twins;
  const created = tasks.filter(({ match }) => match === null);
  if (verbs.likeness) {
    const alike = await alikeAmong(call, importing, verbs.likeness, created);
    return new Map([...alike].map((task) => [task, { context: entity.name }]));
  }
  const labelOf = ({ record }: Task) => String(record.values[entity.label] ?? '');
  const fresh = created.filter((task) => labelOf(task) !== '');
  const known = await knownLabels(call, entity, fresh.map(labelOf));
  for (const task of fresh) {
    const label = labelOf(task);
    const folded = `label ${foldCell(label)}`;
    const twin = known.get(label) ?? (met.has(folded) ? label : undefined);
    if (twin !== undefined) twins.set(task, { label: twin });
    met.set(folded, task.record.rows[0].row);
  }
  return twins;
}
