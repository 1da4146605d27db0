import { entry } from '@mandate/contract/entities/entry.ts';
import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { type Comparison, compared, most } from '../calls/comparison.ts';
import type { Figure } from '../figure.ts';
import { print } from '../print.ts';
import { timeWays } from '../size/time-ways.ts';
import { size, startBooked } from './start-booked.ts';

const mostMs = 250;
/** How many of the slowest queries are printed. */
const told = 12;

export const claims = `Every filter and sort of ${size.entries.toLocaleString('en')} entries alone within ${mostMs} ms p99; lists people often ask for in at most ${most} times of SQL written by hand.`;

const shown = ['date', 'personnelId', 'projectId', 'lineId', 'seconds', 'text', 'state'];
const columns =
  'e.id, e.version, e.date, e.personnel_id, e.personnel_label, e.project_id, e.project_label, e.line_id, e.line_label, e.seconds, e.text, e.state';

/** Asks the list of entries in every way, and in some ways beside SQL written by hand. */
export async function entriesListBench(): Promise<Figure[]> {
  const booked = await startBooked();
  const { app, client } = booked;
  try {
    const { rows } = await client.query<{ personnelId: string; projectId: string }>(
      'select personnel_id as "personnelId", project_id as "projectId" from entries where personnel_id is not null order by date desc, id desc limit 1',
    );
    const { personnelId = '', projectId = '' } = rows[0] ?? {};
    const figures: Figure[] = [];
    for (const comparison of comparisons(personnelId, projectId))
      figures.push(await compared(comparison, app.caller, client));
    const ways = await timeWays(app.caller, entry);
    for (const { name, p50, p99 } of ways.slice(0, told))
      print(`  ${name}: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
    const [worst] = ways;
    if (!worst) throw new Error('Entries are neither filtered nor sorted.');
    const note = `${worst.name}, of ${ways.length} ways; ${ways.filter(({ p99 }) => p99 > mostMs).length} are slower than wanted`;
    figures.push({
      name: 'the worst filter or sort of entries, p99',
      note,
      unit: 'ms',
      figure: worst.p99,
      wanted: { most: mostMs },
    });
    return figures;
  } finally {
    await booked.stop();
  }
}

function comparisons(personnelId: string, projectId: string): Comparison[] {
  const listed = (name: string, query: SentGridQuery, where: string, order: string): Comparison => ({
    name,
    call: (caller) => caller.post('/entry/get-grid', { ...query, fields: shown }),
    byHand: [
      `select ${columns} from entries e where e.deleted_at is null and ${where} order by ${order} limit 50`,
      `select count(*) from (select 1 from entries e where e.deleted_at is null and ${where} limit 10001) c`,
    ],
  });
  const latest = 'e.date desc, e.id desc';
  const is = (field: string, value: string): SentGridQuery => ({
    filter: { all: [{ field, operator: 'anyOf', value: [value] }] },
  });
  return [
    listed('page 1', {}, 'true', latest),
    listed('of a person', is('personnelId', personnelId), `e.personnel_id = '${personnelId}'`, latest),
    listed('of a project', is('projectId', projectId), `e.project_id = '${projectId}'`, latest),
    listed('handed in', is('state', 'submitted'), "e.state = 'submitted'", latest),
    listed('the longest', { sort: [{ field: 'seconds', direction: 'desc' }] }, 'true', 'e.seconds desc, e.id desc'),
  ];
}
