import { entry } from '@mandate/contract/entities/entry.ts';
import type { Call } from '../../../calls/call.ts';
import { run, SqlQuery } from '../../../database/queries/sql-query.ts';
import { scopeSql } from '../../../records/rights/scope.ts';
import type { Likeness } from '../../../records/verbs.ts';
import { created, firstFacts } from '../../../records/write/begin-save.ts';
import type { Sent } from '../../../records/write/read-body.ts';
import { withWorker } from './with-worker.ts';

/** What makes two entries the same work, as far as anybody can tell. */
const telling = ['personnelId', 'providerId', 'lineId', 'date', 'seconds', 'text'] as const;

/** What new entries would be, and which of them are booked already: by the same person, on the same line and day, as long and in the same words. */
export async function alikeEntries(call: Call, sent: readonly Sent[]): Promise<Likeness[]> {
  const first = await firstFacts(call, entry);
  const works = sent.map(({ values, errors }, place) => {
    const { externalRef, ...wanted } = withWorker(call.caller, created(entry, values, first));
    const work = Object.fromEntries(telling.map((name) => [name, wanted[name] ?? null]));
    return { ...work, place, externalRef: String(externalRef ?? ''), isWhole: errors.length === 0 };
  });
  const sqlQuery = new SqlQuery();
  const asked = sqlQuery.bind(JSON.stringify(works.filter(({ isWhole }) => isWhole)));
  // Two that other software keeps under two references are two.
  const text = `select w.place from jsonb_to_recordset(${asked}::jsonb) as w(place integer, "personnelId" uuid, "providerId" uuid,
      "lineId" uuid, date date, seconds integer, text text, "externalRef" text)
    where exists (select from entries t where (t.personnel_id = w."personnelId" or t.provider_id = w."providerId")
      and t.line_id = w."lineId" and t.date = w.date and t.seconds = w.seconds and t.text is not distinct from w.text
      and (t.external_ref is null or w."externalRef" = '' or t.external_ref = w."externalRef")
      and t.deleted_at is null and ${scopeSql(sqlQuery, entry, 'list', call.caller)})`;
  const stored = new Set((await run<{ place: number }>(call.db, text, sqlQuery.values)).map(({ place }) => place));
  return works.map(({ place, externalRef, isWhole: _, ...work }) => {
    return { of: JSON.stringify(work), externalRef, isStored: stored.has(place) };
  });
}
