import { daysInMonth } from '@mandate/contract/values/dates.ts';
import type pg from 'pg';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { timed } from '../tasks/work-beside.ts';
import { startBooked } from './start-booked.ts';

const wanted = 40_000;
const mostSeconds = 60;
const rounds = 5;

export const claims = `A month of ${wanted.toLocaleString('en')} entries closed within ${mostSeconds} s.`;

/** Closes a month over and over, each time after it was opened again, beside SQL written by hand for the same. */
export async function closeMonthBench(): Promise<Figure[]> {
  const { app, client, stop } = await startBooked();
  try {
    const until = await fullMonth(client);
    const [closing, own]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const { seconds } = await timed(() => app.caller.post('/period/close', { until, reason: 'Measured' }));
      await app.caller.post('/period/reopen', { until, reason: 'Measured' });
      const byHand = await timed(() => client.query(byHandText, [until]));
      // The first round warms up.
      if (round === 0) continue;
      closing.push(seconds);
      own.push(byHand.seconds);
    }
    return [
      {
        name: `closing a month of ${wanted.toLocaleString('en')} entries`,
        unit: 's',
        figure: median(closing),
        range: [Math.min(...closing), Math.max(...closing)],
        reference: { name: 'by hand', figure: median(own) },
        wanted: { most: mostSeconds },
      },
    ];
  } finally {
    await stop();
  }
}

/** Whether anything is not approved yet, as whoever closes asks; the rest is one row that is written. */
const byHandText = `select count(*) from entries where state <> 'approved' and posted_on <= $1::date and personnel_id is not null and deleted_at is null`;

/** Moves as many entries as it takes into a month of half a year ago, and approves all of it and before. @returns its last day */
async function fullMonth(client: pg.Client): Promise<string> {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6, 1)).toISOString().slice(0, 7);
  const until = `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`;
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from entries where to_char(posted_on, 'YYYY-MM') = $1",
    [month],
  );
  const lacking = wanted - (rows[0]?.count ?? 0);
  if (lacking > 0)
    await client.query(
      `update entries set posted_on = $1::date, date = $1::date where id in (select id from entries where posted_on < $2::date order by posted_on limit $3)`,
      [until, `${month}-01`, lacking],
    );
  await client.query("update entries set state = 'approved' where posted_on <= $1::date and state <> 'approved'", [
    until,
  ]);
  await client.query('vacuum analyze entries');
  return until;
}
