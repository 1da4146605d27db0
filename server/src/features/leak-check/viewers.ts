import { grantsOf, type Role } from '@mandate/contract/access/roles.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { FindCaller } from '../../http/allow.ts';
import type { Caller } from '../../http/caller.ts';

/** Those who look at everything they can, from the one who may see all to the one who may see nothing. */
export const viewers = ['SA', 'ADMIN', 'EDITOR', 'GUEST member', 'GUEST waiting', 'nobody'] as const;
export type Viewer = (typeof viewers)[number];

/** The role of a looker who has one. */
export function roleOf(viewer: Exclude<Viewer, 'nobody'>): Role {
  switch (viewer) {
    case 'GUEST member':
    case 'GUEST waiting':
      return 'GUEST';
    default:
      return viewer;
  }
}

/** The bearer token a viewer calls with; nobody has none. */
export function tokenOf(viewer: Viewer): string | null {
  return viewer === 'nobody' ? null : viewer.replace(' ', '-');
}

/**
 * Callers that have no account and no session, with what their role brings.
 * @param personnelId the person the guest who is a member looks as; null leaves that one out
 */
export function viewersAs(personnelId: string | null): FindCaller {
  const callers = new Map(
    viewers.flatMap((viewer) =>
      viewer === 'nobody' ? [] : [[tokenOf(viewer), callerFor(viewer, personnelId)] as const],
    ),
  );
  return async (token) => callers.get(token) ?? null;
}

function callerFor(viewer: Exclude<Viewer, 'nobody'>, personnelId: string | null): Caller {
  const role = roleOf(viewer);
  return {
    id: uuidV7(),
    fullName: viewer,
    language: 'en',
    role,
    grants: grantsOf(role),
    personnelId: viewer === 'GUEST member' ? personnelId : null,
    isWaiting: viewer === 'GUEST waiting',
    mustChangePassword: false,
    sessionId: uuidV7(),
    isConfirmed: false,
    viewedById: null,
  };
}

/** The person who is a member of most projects, or null when nobody is of any. */
export async function someMember(db: Database): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    db,
    `select m.personnel_id as id from project_members m join projects p on p.id = m.project_id
     where m.personnel_id is not null and p.deleted_at is null
     group by m.personnel_id order by count(*) desc, m.personnel_id limit 1`,
    [],
  );
  return row?.id ?? null;
}
