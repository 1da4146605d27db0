import { randomUUID } from 'node:crypto';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type pg from 'pg';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../percentile.ts';
import { besideByHand } from './beside-by-hand.ts';
import { projectHours } from './project-hours.ts';
import { type Booked, size, startBooked } from './start-booked.ts';
import { cellsByHand, weekByHand, weekListByHand } from './week-by-hand.ts';

const [readMs, saveMs] = [150, 250];
const together = 20;
const [lines, days] = [5, 7];

export const claims = `At ${size.entries.toLocaleString('en')} entries of ${size.people} people on ${size.projects} projects: a week, the list of weeks and the hours of a long project within ${readMs} ms p99, ${lines * days} cells saved within ${saveMs} ms p99; ${together} people who save at once lose nothing.`;

interface Person {
  id: string;
}

/** Asks for weeks and saves cells, beside SQL written by hand for the same, on a firm that has booked for years. */
export async function weekBench(): Promise<Figure[]> {
  const booked = await startBooked();
  const { app, client } = booked;
  try {
    const { rows: people } = await client.query<Person>(
      "select id from personnels where left(code, 1) = 'B' order by code",
    );
    const thisWeek = weekOf(new Date().toISOString().slice(0, 10), 1);
    const some = (round: number) => people[round % people.length]?.id ?? '';
    let asked = 0;
    const next = () => {
      asked += 1;
      return [some(asked), addDays(thisWeek, -7 * (asked % 20))] as const;
    };
    const figures = await besideByHand(
      {
        name: 'a week',
        mostMs: readMs,
        call: (caller) => {
          const [id, week] = next();
          return caller.get<WeekDetail>(`/week/get?week=${week}&personnelId=${id}`);
        },
        byHand: (db, round) => weekByHand(db, some(round), addDays(thisWeek, -7 * (round % 20))),
      },
      app.caller,
      client,
    );
    figures.push(
      ...(await besideByHand(
        {
          name: 'the list of weeks',
          mostMs: readMs,
          call: (caller) =>
            caller.post('/week/get-grid', {
              filter: { all: [{ field: 'state', operator: 'anyOf', value: ['submitted'] }] },
            }),
          byHand: weekListByHand,
        },
        app.caller,
        client,
      )),
    );
    return [...figures, ...(await projectHours(booked)), ...(await saves(booked, people))];
  } finally {
    await booked.stop();
  }
}

/** Saves cells of weeks nobody has booked in: alone, and many at once. */
async function saves({ app, client }: Booked, people: readonly Person[]): Promise<Figure[]> {
  const { rows } = await client.query<{ id: string }>(
    `select l.id from project_lines l join projects p on p.id = l.project_id where l.type = 'service' and not l.is_optional and p.who_books = 'everyone'
      and p.status = 'active' and p.deleted_at is null and l.provider_id is null and l.unit is distinct from 'day' order by l.id limit ${lines}`,
  );
  const lineIds = rows.map(({ id }) => id);
  // Long ago nobody booked, so that every round has a week of its own.
  const { rows: first } = await client.query<{ day: string }>(
    "select (date_trunc('week', min(date)) - interval '7 days')::date::text as day from entries",
  );
  let week = first[0]?.day ?? '';
  const made: string[] = [];
  const cells = (personnelId: string) =>
    lineIds.flatMap((lineId) =>
      Array.from({ length: days }, (_, day) => {
        const id = randomUUID();
        made.push(id);
        return { id, personnelId, lineId, date: addDays(week, day), seconds: 3_600 };
      }),
    );
  const who = people[0]?.id ?? '';
  const alone = await besideByHand(
    {
      name: `${lines * days} cells`,
      mostMs: saveMs,
      call: (caller) => {
        week = addDays(week, -7);
        return caller.post('/entry/save-many', { entries: cells(who) });
      },
      byHand: (db, round) => cellsByHand(db, people[1]?.id ?? '', lineIds, addDays(week, -7 * round)),
    },
    app.caller,
    client,
  );
  week = addDays(week, -7);
  const figures = [...alone, ...(await atOnce(app, client, people.slice(0, together), cells))];
  // The next run books on the same days: before them hardly anybody was with the firm.
  await client.query('delete from entries where id = any($1)', [made]);
  return figures;
}

/** Some people save their weeks at the same moment. */
async function atOnce(
  { caller }: Booked['app'],
  client: pg.Client,
  people: readonly Person[],
  cells: (id: string) => { id: string }[],
): Promise<Figure[]> {
  const callers = people.map(() => caller.beside());
  try {
    const sent = people.map(({ id }) => cells(id));
    const times = await Promise.all(
      callers.map(async (one, at) => (await one.post('/entry/save-many', { entries: sent[at] })).ms),
    );
    const ids = sent.flat().map(({ id }) => id);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from entries where id = any($1)',
      [ids],
    );
    const title = `${together} people at once`;
    return [
      {
        name: `${title}, the slowest`,
        unit: 'ms',
        figure: percentile(times, 1),
        reference: { name: 'median', figure: median(times) },
      },
      { name: `${title}, cells lost`, unit: 'rows', figure: ids.length - (rows[0]?.count ?? 0), wanted: { most: 0 } },
    ];
  } finally {
    for (const one of callers) one.close();
  }
}
