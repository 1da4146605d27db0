import type { Values } from '@mandate/contract/changes/merge.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { settledStatuses } from '@mandate/contract/project/way/status.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { parameter } from '../../records/read/parameter.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';

/**
 * Creates or changes a person of the firm. Who has left is not offered any more (domain reference 2.2).
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function savePersonnel(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(personnel, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, personnel, sent);
    if (saving.isRepeat) return readRecord(inside, personnel, saving.id);
    saving.wanted = completed(personnel, saving.wanted);
    if (await hasLeft(inside, saving.wanted)) saving.wanted = { ...saving.wanted, isActive: false };
    await checkWanted(inside, personnel, saving);
    const isLeaving = saving.wanted.leftOn !== null && saving.wanted.leftOn !== saving.stored?.values.leftOn;
    if (isLeaving) await notifyOfTeams(inside, saving.id, saving.wanted);
    return readRecord(inside, personnel, await finishSave(inside, personnel, saving));
  });
}

async function hasLeft(call: Call, { leftOn }: Values): Promise<boolean> {
  if (typeof leftOn !== 'string') return false;
  return leftOn < dayIn(new Date(), String(await parameter(call.db, 'company.timeZone')));
}

/** Names the projects under way in whose team the person still is after the last day. */
async function notifyOfTeams(call: Call, id: string, { leftOn, displayName }: Values): Promise<void> {
  const text = `select distinct p.code from project_members m join projects p on p.id = m.project_id
    where m.personnel_id = $1 and p.deleted_at is null and not p.status::text = any($2)
      and coalesce(m.end_date, p.end_date, 'infinity') > $3::date order by p.code limit 20`;
  const projects = await run<{ code: string }>(call.db, text, [id, settledStatuses, leftOn]);
  if (projects.length === 0) return;
  const named = projects.map(({ code }) => code).join(', ');
  call.alerts.push(call.words.sentence('stillInTeams', { who: String(displayName), projects: named }));
}
