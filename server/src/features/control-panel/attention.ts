import { type Attention, type AttentionRow, mostAttention } from '@mandate/contract/control-panel.ts';
import { trimDecimals } from '@mandate/contract/decimal-text.ts';
import { countCap } from '@mandate/contract/grid.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../resources/call.ts';
import { parameter } from '../../resources/parameter.ts';
import { scopeSql } from '../../resources/scope.ts';
import { run, Statement } from '../../resources/statement.ts';
import { type AttentionContext, type AttentionSql, kindsFor } from './attention-kinds.ts';

/** Of one kind: its rows, those that are snoozed last, and how many there are beside these. */
interface Found {
  kind: AttentionSql['kind'];
  rows: AttentionRow[];
  count: number;
}

/** Everything that needs somebody and that the caller may see. */
export async function findAttention(call: Call, today: string): Promise<Attention> {
  const marginFloor = String(await parameter(call.db, 'money.marginFloorPercent'));
  const putOff = await snoozesOf(call, today);
  const found: Found[] = [];
  // One after the other: each takes some ms, and who works in lists needs connections, too.
  for (const kind of kindsFor(call.caller)) {
    const ofKind = putOff.filter((each) => each.kind === kind.kind);
    found.push(await findKind(call, kind, { today, marginFloor }, ofKind));
  }
  return {
    rows: chosenRows(found.map(({ rows }) => rows)),
    counts: found.map(({ kind, count }) => ({ kind, count: Math.min(count, countCap), isExact: count <= countCap })),
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

/** As many rows as are told: every kind gets its share of the room, what one does not need goes to the others; then snoozed ones. */
export function chosenRows(byKind: readonly AttentionRow[][]): AttentionRow[] {
  const open = byKind.map((rows) => rows.filter((row) => !isSnoozed(row)));
  let room = mostAttention;
  const shares = new Map<AttentionRow[], number>();
  for (const [index, rows] of [...open].sort((one, other) => one.length - other.length).entries()) {
    const share = Math.min(rows.length, Math.floor(room / (open.length - index)));
    shares.set(rows, share);
    room -= share;
  }
  const shown = open.flatMap((rows) => rows.slice(0, shares.get(rows)));
  const snoozed = byKind.flatMap((rows) => rows.filter(isSnoozed));
  return [...shown, ...snoozed].slice(0, mostAttention);
}

interface Row {
  projectId: string;
  label: string;
  recordId: string;
  detail: string | null;
  on: string | null;
  value: string | null;
  isMine: boolean;
  count: number;
}

async function findKind(call: Call, kind: AttentionSql, context: AttentionContext, putOff: Snooze[]): Promise<Found> {
  const { db, caller } = call;
  const statement = new Statement();
  const where = `${kind.where(statement, context)} and ${scopeSql(statement, project, 'list', caller)}`;
  const ids = putOff.map(({ recordId }) => recordId);
  const isPutOff = ids.length > 0 ? `${kind.id} = any(${statement.bind(ids)}::uuid[])` : null;
  const open = isPutOff === null ? where : `${where} and not (${isPutOff})`;
  const person = caller.personnelId === null ? null : `${statement.bind(caller.personnelId)}::uuid`;
  const isMine = person === null ? 'false' : `coalesce(t.project_manager_id = ${person}, false)`;
  // Apart, each from an index in its order: own rows first, then those of others, then what is put off.
  const part = (
    number: number,
    condition: string,
  ) => `(select ${number} as part, ${kind.id} as id, ${kind.urgency} as urgency
    from ${kind.from} where ${condition} order by ${kind.urgency}, ${kind.id} limit ${mostAttention})`;
  const parts = [
    // Not by `isMine`, so that the index of managers serves it.
    ...(person === null ? [] : [part(1, `${open} and t.project_manager_id = ${person}`)]),
    part(2, `${open} and not ${isMine}`),
    ...(isPutOff === null ? [] : [part(3, `${where} and ${isPutOff}`)]),
  ];
  const text = `select t.id as "projectId", t.name as label, f.id as "recordId", ${kind.detail ?? 'null'} as detail,
      ${kind.on ?? 'null::date'} as "on", ${kind.value ?? 'null'}::text as value, ${isMine} as "isMine",
      (select count(*) from (select 1 from ${kind.from} where ${open} limit ${countCap + 1}) c) as count
    from (${parts.join(' union all ')}) f join ${kind.from} on ${kind.id} = f.id order by f.part, f.urgency, f.id`;
  const rows = await run<Row>(db, text, statement.values);
  return { kind: kind.kind, rows: rows.map((row) => rowOf(kind, context, row, putOff)), count: rows[0]?.count ?? 0 };
}

function rowOf({ kind, limit }: AttentionSql, context: AttentionContext, row: Row, putOff: Snooze[]): AttentionRow {
  const { projectId, label, recordId, detail, on, value, isMine } = row;
  const found = putOff.find((each) => each.recordId === recordId);
  return {
    kind,
    projectId,
    project: { id: projectId, label, isDeleted: false },
    recordId,
    detail,
    on,
    value: value === null ? null : trimDecimals(value),
    limit: limit ? trimDecimals(limit(context)) : null,
    isMine,
    snoozed: found ? { until: found.until, reason: found.reason } : null,
  };
}
