import type { ProjectHours } from '@mandate/contract/time/project-hours.ts';
import type pg from 'pg';
import type { Figure } from '../figure.ts';
import { besideByHand } from './beside-by-hand.ts';
import type { Booked } from './start-booked.ts';

const wanted = 20_000;
const mostMs = 150;

/** Asks for the hours of the project with the most lines, on which people booked over and over, beside the statement written by hand. */
export async function projectHours({ app, client }: Booked): Promise<Figure[]> {
  const { id, lines } = await longProject(client);
  return besideByHand(
    {
      name: `the hours of a project of ${lines} lines and ${wanted.toLocaleString('en')} entries`,
      mostMs,
      call: (caller) => caller.get<ProjectHours>(`/project/get-hours/${id}`),
      byHand: (db) => db.query({ name: 'hours', text: byHandText, values: [id] }),
    },
    app.caller,
    client,
  );
}

const byHandText = `select l.id, l.description, l.quantity, l.unit, w.* from project_lines l
  left join (select line_id, sum(seconds), sum(seconds) filter (where state <> 'approved'), count(*), sum(cost) from entries
    where project_id = $1 and deleted_at is null group by line_id) w on w.line_id = l.id
  where l.project_id = $1 and l.type = 'service' order by l.position`;

/** Moves as many entries as it takes onto the lines of the project with the most. */
async function longProject(client: pg.Client): Promise<{ id: string; lines: number }> {
  const { rows } = await client.query<{ id: string; lines: number; entries: number }>(
    `select l.project_id as id, count(*)::int as lines, (select count(*)::int from entries e where e.project_id = l.project_id) as entries
      from project_lines l join projects p on p.id = l.project_id and p.deleted_at is null where l.type = 'service' group by 1 order by 2 desc, 1 limit 1`,
  );
  const [project] = rows;
  if (!project) throw new Error('There is no project with work.');
  const lacking = wanted - project.entries;
  if (lacking > 0)
    await client.query(
      `with line as (select id, row_number() over (order by position) - 1 as place from project_lines where project_id = $1 and type = 'service'),
        taken as (select id, row_number() over (order by date, id) % $2 as place from entries where project_id <> $1 and deleted_at is null order by date, id limit $3)
      update entries e set project_id = $1, line_id = l.id from taken t join line l on l.place = t.place where e.id = t.id`,
      [project.id, project.lines, lacking],
    );
  await client.query('vacuum analyze entries');
  return project;
}
