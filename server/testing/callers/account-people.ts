import type { Role } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import type { TestApp } from '../test-app.ts';
import type { Calls } from './call.ts';
import { everyRole, type Person, signIn } from './people.ts';
import { saved, saveProject } from './records.ts';

/** An account as it is replied; to keepers whole. */
export type AccountRecord = Values & { id: string; version: number; invitation?: { link: string; expiresAt: string } };

/** One person of each role, the guest waiting, and a guest who is a member of a project. */
export async function accountPeople(app: TestApp): Promise<Record<Role | 'member', Person>> {
  const people = await everyRole(app);
  const member = await signIn(app, 'GUEST', 'The member');
  const personnelId = uuidV7();
  await app.database.pool.query(
    `insert into personnels (id, code, first_name, last_name, display_name, work_email, user_id, employment_type, hired_on, weekly_hours, is_active)
     values ($1, 'M1', 'The', 'member', 'The member', 'member@mandate.example', $2, 'employee', '2026-01-01', 40, true)`,
    [personnelId, member.id],
  );
  await saveProject(people.EDITOR, { members: [{ personnelId, role: 'consultant' }] });
  return { ...people, member };
}

/** Saves an account, `values` over a guest with an address of their own. */
export function saveAccount(person: Calls, values: object = {}): Promise<AccountRecord> {
  const email = `${uuidV7()}@mandate.example`;
  return saved(person, 'account', 'id' in values ? values : { fullName: 'Somebody', email, ...values });
}

/** Everything that is stored of accounts, to the byte: who may sign in, what happened to them, links, sessions that ended. */
export async function accountsPrint(app: TestApp): Promise<string> {
  const { rows } = await app.database.pool.query(
    `select (select string_agg(a::text, chr(10) order by a.id) from accounts a) as accounts,
      (select count(*) from history) as entries, (select count(*) from deletions) as deletions,
      (select count(*) from one_time_links) as links, (select count(*) from sessions where ended_at is not null) as ended`,
  );
  return JSON.stringify(rows[0]);
}
