import { may } from '@mandate/contract/access/permissions.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { type Held, heldKinds, mostNamed } from '@mandate/contract/hand-over/held.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../business/company-day.ts';
import { heldBy } from '../../business/held-by.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { visibleOrNull } from '../../records/read/find.ts';
import { scopeSql } from '../../records/rights/scope.ts';

/** Who hands over: the person, and the account they sign in with as far as the caller has a say over it. */
export interface Leaver {
  id: string;
  label: string;
  isActive: boolean;
  leftOn: string | null;
  login: Held['login'];
}

/**
 * Everything a person holds from a day on, with the account they sign in with.
 * @param from without it from the day after their last one as far as the caller may know it, else from today
 * @throws Refusal recordNotFound
 */
export async function findHeld(call: Call, id: string, from: PlainDate | undefined): Promise<Held> {
  const leaver = await findLeaver(call, id);
  const isDayKnown = isSeen(personnel.fields.leftOn, call.caller) && leaver.leftOn !== null;
  const day = from ?? (isDayKnown ? addDays(String(leaver.leftOn), 1) : await companyDay(call.db));
  const rows = await heldBy(call.db, id, day);
  const kinds = heldKinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return { kind, count: ofKind.length, rows: ofKind.slice(0, mostNamed) };
  });
  const { label, isActive, login } = leaver;
  return { person: { id, label, isActive }, from: day, total: rows.length, kinds, login };
}

/** @throws Refusal recordNotFound when there is no such person, or not any more */
export async function findLeaver(call: Call, id: string): Promise<Leaver> {
  const visible = await visibleOrNull(call, personnel, id);
  if (!visible || visible.isDeleted) return refuse('recordNotFound');
  const text = `select id, display_name as label, is_active as "isActive", left_on::text as "leftOn", user_id as "accountId"
    from personnels where id = $1`;
  const [row] = await run<Omit<Leaver, 'login'> & { accountId: string | null }>(call.db, text, [id]);
  if (!row) return refuse('recordNotFound');
  const { accountId, ...person } = row;
  return { ...person, login: accountId === null ? null : await findLogin(call, accountId) };
}

/** The account somebody signs in with, as far as the caller may know of it. */
export async function findLogin(call: Call, accountId: string): Promise<Held['login']> {
  const { caller } = call;
  if (!isSeen(personnel.fields.userId, caller)) return null;
  const sqlQuery = new SqlQuery();
  const text = `select t.id, t.full_name as label, t.status <> 'disabled' as "isActive",
      ${scopeSql(sqlQuery, account, 'edit', caller)} as "isKept"
    from accounts t where t.id = ${sqlQuery.bind(accountId)} and t.deleted_at is null
      and ${scopeSql(sqlQuery, account, 'list', caller)}`;
  const [row] = await run<{ id: string; label: string; isActive: boolean; isKept: boolean }>(
    call.db,
    text,
    sqlQuery.values,
  );
  if (!row) return null;
  const { isKept, ...login } = row;
  // Nobody shuts themselves out.
  const mayDisable =
    login.isActive && isKept && may(caller.role, account.name, 'edit') !== 'own' && row.id !== caller.id;
  return { ...login, mayDisable };
}
