import { parameter as parameterFacts } from '@mandate/contract/entities/parameter.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { writeHistory } from '../../../records/history/history.ts';

const key = 'time.closedUntil';

/** The last day that is closed; until the transaction ends nobody books time and nobody closes or opens a month. */
export async function lockClosedUntil({ db }: Call): Promise<PlainDate | null> {
  const text = 'select value from parameters where key = $1 for update';
  const [row] = await run<{ value: PlainDate | null }>(db, text, [key]);
  return row?.value ?? null;
}

/** Closes until a day, or opens again what came after it; the history of the parameter tells. */
export async function setClosedUntil(
  call: Call,
  before: PlainDate | null,
  until: PlainDate,
  reason: string | null,
): Promise<void> {
  const text = `update parameters set value = to_jsonb($2::text), version = version + 1, updated_at = now(), updated_by_id = $3
    where key = $1 returning id, version`;
  const [row] = await run<{ id: string; version: number }>(call.db, text, [key, until, call.caller.id]);
  if (!row) throw new Error(`There is no parameter ${key}`);
  const changes = [{ field: 'value', old: before, new: until }];
  await writeHistory(call, parameterFacts, { recordId: row.id, version: row.version, action: 'save', changes, reason });
}
