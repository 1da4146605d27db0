import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { TimeSettings } from '../time-settings.ts';

const signsIn = `a.status = 'active' and a.deleted_at is null`;
const approves = `${signsIn} and a.role <> 'GUEST' and m.id <> $1 and m.deleted_at is null`;

const ofPerson = `select a.id from personnels p join personnels m on m.id = p.manager_id join accounts a on a.id = m.user_id
  where p.id = $1 and ${approves}`;

const ofProjects = `select distinct a.id from entries e join projects t on t.id = e.project_id
    join personnels m on m.id = t.project_manager_id join accounts a on a.id = m.user_id
  where e.personnel_id = $1 and e.date between $2::date and $2::date + 6 and e.state = 'submitted' and e.deleted_at is null and ${approves}`;

const administrators = `select a.id from accounts a where a.role in ('SA', 'ADMIN') and ${signsIn}`;

/**
 * The accounts of those who approve a week that was handed in (delivery reference 3.3): who manages the person, or the projects of what was booked.
 * Where nobody of them signs in, administrators approve.
 */
export async function approverAccounts(
  db: Database,
  approval: TimeSettings['approval'],
  { personnelId, week }: { personnelId: string; week: PlainDate },
): Promise<string[]> {
  const found =
    approval === 'project'
      ? await run<{ id: string }>(db, ofProjects, [personnelId, week])
      : await run<{ id: string }>(db, ofPerson, [personnelId]);
  const approvers = found.length > 0 ? found : await run<{ id: string }>(db, administrators, []);
  return approvers.map(({ id }) => id);
}
