import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { SampleRecord } from './store-records.ts';

/** By which statuses a project came to the one it has, after it was begun as a draft. */
const ways: Record<ProjectStatus, readonly ProjectStatus[]> = {
  draft: [],
  quoted: ['quoted'],
  approved: ['quoted', 'approved'],
  active: ['quoted', 'approved', 'active'],
  completed: ['quoted', 'approved', 'active', 'completed'],
  closed: ['quoted', 'approved', 'active', 'completed', 'closed'],
  onHold: ['quoted', 'approved', 'active', 'onHold'],
  lost: ['quoted', 'lost'],
  cancelled: ['quoted', 'cancelled'],
};

/** Stores by which steps stored projects came to their status, spread evenly over their lives; each step is a version. */
export async function loadSteps(db: Database, projects: readonly SampleRecord[], now: Date): Promise<void> {
  const entries = projects.flatMap(({ id, values, createdAt, createdById }) => {
    const way = ways[values.status as ProjectStatus];
    const [begun, over] = [Date.parse(createdAt), Math.min(now.getTime() - 3_600_000, endOf(values.endDate, now))];
    return way.map((to, place) => ({
      record_id: id,
      version: place + 2,
      at: new Date(begun + ((Math.max(over, begun) - begun) * (place + 1)) / (way.length + 1)).toISOString(),
      by_id: createdById,
      changes: [{ field: 'status', old: way[place - 1] ?? 'draft', new: to }],
      reason: place === way.length - 1 ? values.statusReason : null,
    }));
  });
  const text = `insert into history (entity, record_id, version, at, by_id, action, changes, reason)
    select $1, record_id, version, at, by_id, 'transition', changes, reason from jsonb_populate_recordset(null::history, $2::jsonb)`;
  await run(db, text, [project.name, JSON.stringify(entries)]);
  const last = `update projects p set version = s.version, updated_at = greatest(p.updated_at, s.at)
    from (select record_id, max(version) as version, max(at) as at from history where entity = $1 group by record_id) s
    where s.record_id = p.id and s.version > 1`;
  await run(db, last, [project.name]);
  const frozen = `update projects p set frozen_on = h.at::date from history h where h.entity = $1 and h.record_id = p.id
    and h.changes @> '[{"field": "status", "new": "approved"}]' and p.frozen_on is not null`;
  await run(db, frozen, [project.name]);
  await run(db, decided, [project.name]);
}

/** When they were quoted and decided upon: by the steps above each is so once at most. */
const decided = `update projects p set quoted_on = h.quoted_on, decided_on = h.decided_on, decision = h.decision
  from (
    select s.record_id, max(s.day) filter (where s.status = 'quoted') as quoted_on,
      max(s.day) filter (where s.status in ('approved', 'lost')) as decided_on,
      max(case s.status when 'approved' then 'won' when 'lost' then 'lost' end) as decision
    from (
      select record_id, changes -> 0 ->> 'new' as status,
        (at at time zone (select value #>> '{}' from parameters where key = 'company.timeZone'))::date as day
      from history where entity = $1 and action = 'transition'
    ) s group by s.record_id
  ) h where h.record_id = p.id`;

function endOf(endDate: unknown, now: Date): number {
  return typeof endDate === 'string' ? Date.parse(`${endDate}T12:00:00Z`) : now.getTime();
}
