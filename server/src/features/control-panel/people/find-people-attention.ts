import { type AttentionRow, mostAttention } from '@mandate/contract/overview/control-panel.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import type { FoundAttention } from '../found-attention.ts';
import { mostRead, type PeopleItem, type PeopleKind, peopleKinds } from './people-kinds.ts';

/** What the caller put off of a kind. */
type PutOff = { kind: AttentionRow['kind']; recordId: string } & NonNullable<AttentionRow['snoozed']>;

/** What of people's time needs the caller: weeks and absences of people they look after, and weeks of their own. */
export async function findPeopleAttention(
  call: Call,
  firmDay: PlainDate,
  putOff: readonly PutOff[],
): Promise<FoundAttention[]> {
  const found: FoundAttention[] = [];
  for (const kind of peopleKinds) found.push(await findKind(call, kind, firmDay, putOff));
  return found;
}

/** Which of some ids of a kind the caller is told of. */
export async function toldOf(
  call: Call,
  kind: AttentionRow['kind'],
  firmDay: PlainDate,
): Promise<ReadonlySet<string> | null> {
  const found = peopleKinds.find((each) => each.kind === kind);
  return found === undefined ? null : new Set((await found.read(call, firmDay)).map(({ id }) => id));
}

async function findKind(
  call: Call,
  kind: PeopleKind,
  firmDay: PlainDate,
  putOff: readonly PutOff[],
): Promise<FoundAttention> {
  const read = await kind.read(call, firmDay);
  const snoozes = new Map(putOff.filter((each) => each.kind === kind.kind).map((each) => [each.recordId, each]));
  const rows = read.slice(0, mostRead).map((item) => rowOf(kind, item, snoozes.get(item.id)));
  const open = rows.filter(({ snoozed }) => snoozed === null);
  const mine = open.filter(({ isMine }) => isMine);
  return {
    kind: kind.kind,
    rows: [
      ...[...mine, ...open.filter(({ isMine }) => !isMine)].slice(0, mostAttention),
      ...rows.filter(({ snoozed }) => snoozed !== null),
    ],
    count: open.length,
    mine: mine.length,
    isExact: read.length <= mostRead,
  };
}

function rowOf({ kind, entity }: PeopleKind, item: PeopleItem, putOff: PutOff | undefined): AttentionRow {
  const { id, personnelId, name, detail, on, value, limit, isMine } = item;
  return {
    kind,
    subject: { entity, id, label: name },
    projectId: null,
    project: null,
    person: { id: personnelId, label: name, isDeleted: false },
    recordIds: [id],
    ...{ detail, on, value, limit, isMine },
    snoozed: putOff ? { until: putOff.until, reason: putOff.reason } : null,
  };
}
