import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import type { Call } from '../../../calls/call.ts';
import type { Verbs } from '../../../records/verbs.ts';
import { readBody } from '../../../records/write/read-body.ts';
import { newBody } from './changed-body.ts';
import type { Importing, Task } from './importing.ts';

/** New records that say what others say, stored ones or of the same file, where no name tells records of their kind apart. */
export async function alikeAmong(
  call: Call,
  { entity, met }: Pick<Importing, 'entity' | 'met'>,
  likeness: NonNullable<Verbs['likeness']>,
  fresh: readonly Task[],
): Promise<Set<Task>> {
  const sent = fresh.map(({ id, record }) => {
    return readBody(entity, withNestedOwn({ ...newBody(entity, record).values, id }), call.caller);
  });
  const alike = new Set<Task>();
  for (const [place, { of, externalRef, isStored }] of (await likeness(call, sent)).entries()) {
    const task = fresh[place];
    if (task === undefined) continue;
    const known = externalRef === '' ? [`alike ${of}`] : [`alike ${of} as `, `alike ${of} as ${externalRef}`];
    if (isStored || known.some((key) => met.has(key))) alike.add(task);
    for (const key of [`alike ${of}`, `alike ${of} as ${externalRef}`]) met.set(key, task.record.rows[0].row);
  }
  return alike;
}
