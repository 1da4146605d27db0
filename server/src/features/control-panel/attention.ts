import { countCap } from '@mandate/contract/lists/grid.ts';
import { type Attention, type AttentionRow, mostAttention } from '@mandate/contract/overview/control-panel.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { trimDecimals } from '@mandate/contract/values/decimal-text.ts';
import type { Call } from '../../calls/call.ts';
import { run, runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { parameter } from '../../records/read/parameter.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { type AttentionContext, type AttentionSql, kindsFor } from './attention-kinds.ts';
import type { FoundAttention } from './found-attention.ts';
import { ownProjectIds } from './own-projects.ts';
import { findPeopleAttention } from './people/find-people-attention.ts';

/** The day it is where the firm is, by which something needs attention, and where the caller is, by which the caller put it off. */
interface Days {
  firmDay: PlainDate;
  today: PlainDate;
}

/** Everything that needs somebody and that the caller may see. */
export async function findAttention(call: Call, { firmDay, today }: Days): Promise<Attention> {
  const marginFloor = String(await parameter(call.db, 'money.marginFloorPercent'));
  const putOff = await snoozesOf(call, today);
  const own = await ownProjectIds(call);
  const found: FoundAttention[] = [];
  // One after the other: each takes some ms, and who works in lists needs connections, too.
  for (const kind of kindsFor(call.caller)) {
    const ofKind = putOff.filter((each) => each.kind === kind.kind);
    found.push(await findKind(call, kind, { firmDay, marginFloor }, { putOff: ofKind, own }));
  }
  found.push(...(await findPeopleAttention(call, firmDay, putOff)));
  return {
    rows: chosenRows(found.map(({ rows }) => rows)),
    counts: found.map(({ kind, count, mine, isExact }) => ({ kind, count, mine, isExact })),
    snoozedCount: found.reduce((sum, { rows }) => sum + rows.filter(isSnoozed).length, 0),
  };
}

interface Snooze {
  kind: AttentionRow['kind'];
  recordId: string;
  until: string;
  reason: string | null;
}

/** What the caller does not want to see today. */
async function snoozesOf({ db, caller }: Call, today: string): Promise<Snooze[]> {
  const text = `select kind, record_id as "recordId", until, reason from attention_snoozes
    where account_id = $1 and until > $2`;
  return run<Snooze>(db, text, [caller.id, today]);
}

const isSnoozed = ({ snoozed }: AttentionRow) => snoozed !== null;

/** As many rows as are told: every kind, and the snoozed ones after them, gets its share of the room; what one does not need goes to the others. */
export function chosenRows(byKind: readonly AttentionRow[][]): AttentionRow[] {
  const open = byKind.map((rows) => rows.filter((row) => !isSnoozed(row)));
  const parts = [...open, byKind.flatMap((rows) => rows.filter(isSnoozed))];
  let room = mostAttention;
  const shares = new Map<AttentionRow[], number>();
  for (const [index, rows] of [...parts].sort((one, other) => one.length - other.length).entries()) {
    const share = Math.min(rows.length, Math.floor(room / (parts.length - index)));
    shares.set(rows, share);
    room -= share;
  }
  return parts.flatMap((rows) => rows.slice(0, shares.get(rows)));
}

interface Row {
  projectId: string;
  label: string;
  recordIds: string[];
  detail: string | null;
  on: string | null;
  value: string | null;
  isMine: boolean;
  count: Counted;
  mine: Counted;
}

/** Of how many projects, and how many records were looked at for that: no more than one beyond the cap. */
type Counted = [projects: number, records: number];

/** What is the caller's: rows put off, and the ids of own projects. */
interface OfCaller {
  putOff: Snooze[];
  own: string[];
}

async function findKind(
  call: Call,
  kind: AttentionSql,
  context: AttentionContext,
  { putOff, own }: OfCaller,
): Promise<FoundAttention> {
  const { db, caller } = call;
  const sqlQuery = new SqlQuery();
  const where = `${kind.where(sqlQuery, context)} and ${scopeSql(sqlQuery, project, 'list', caller)}`;
  const ids = putOff.map(({ recordId }) => recordId);
  const isPutOff = ids.length > 0 ? `${kind.id} = any(${sqlQuery.bind(ids)}::uuid[])` : null;
  const open = isPutOff === null ? where : `${where} and not (${isPutOff})`;
  const isMine = own.length > 0 ? `t.id = any(${sqlQuery.bind(own)}::uuid[])` : 'false';
  // Apart, each from an index in its order: own rows first, then those of others, then what is put off.
  const parts = [
    ...(own.length > 0 ? [partSql(kind, 1, `${open} and ${isMine}`)] : []),
    partSql(kind, 2, `${open} and not ${isMine}`),
    ...(isPutOff === null ? [] : [partSql(kind, 3, `${where} and ${isPutOff}`)]),
  ];
  const text = `select t.id as "projectId", t.name as label, f.ids as "recordIds", ${kind.detail ?? 'null'} as detail,
      ${kind.on ?? 'null::date'} as "on", ${kind.value ?? 'null'}::text as value, ${isMine} as "isMine",
      ${countSql(kind, open)} as count, ${countSql(kind, `${open} and ${isMine}`)} as mine
    from (${parts.join(' union all ')}) f join ${kind.from} on ${kind.id} = f.ids[1] order by f.part, f.urgency, f.ids[1]`;
  const rows = await runByValues<Row>(db, text, sqlQuery.values);
  const {
    count: [count, records],
    mine: [mine],
  } = rows[0] ?? { count: [0, 0], mine: [0, 0] };
  return {
    kind: kind.kind,
    rows: rows.map((row) => rowOf(kind, context, row, putOff)),
    count: Math.min(count, countCap),
    mine: Math.min(mine, countCap),
    isExact: records <= countCap,
  };
}

/** The most urgent rows of a condition, as a number, the ids of what is snoozed with each, and how urgent it is. */
function partSql({ from, id, urgency, isGathered }: AttentionSql, part: number, condition: string): string {
  const ordered = (columns: string, limit: number) =>
    `select ${columns} from ${from} where ${condition} order by ${urgency}, ${id} limit ${limit}`;
  if (!isGathered) return `(${ordered(`${part} as part, array[${id}] as ids, ${urgency} as urgency`, mostAttention)})`;
  // Only as many are gathered as are counted: the most urgent ones.
  const all = ordered(`t.id as project_id, ${id} as id, ${urgency} as urgency`, countCap);
  return `(select ${part} as part, array_agg(g.id order by g.urgency, g.id) as ids, min(g.urgency) as urgency
    from (${all}) g group by g.project_id order by 3, 2 limit ${mostAttention})`;
}

function countSql({ from }: AttentionSql, condition: string): string {
  return `(select array[count(distinct c.id), count(*)]::int[] from (select t.id from ${from} where ${condition} limit ${countCap + 1}) c)`;
}

function rowOf({ kind, limit }: AttentionSql, context: AttentionContext, row: Row, putOff: Snooze[]): AttentionRow {
  const { projectId, label, recordIds, detail, on, value, isMine } = row;
  // Of several that were put off together or apart the first comes back first.
  const [found] = putOff
    .filter(({ recordId }) => recordIds.includes(recordId))
    .sort((one, other) => one.until.localeCompare(other.until));
  return {
    kind,
    subject: { entity: 'project', id: projectId, label },
    projectId,
    project: { id: projectId, label, isDeleted: false },
    person: null,
    recordIds,
    detail,
    on,
    value: value === null ? null : trimDecimals(value),
    limit: limit ? trimDecimals(limit(context)) : null,
    isMine,
    snoozed: found ? { until: found.until, reason: found.reason } : null,
  };
}
