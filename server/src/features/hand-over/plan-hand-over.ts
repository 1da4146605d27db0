import type { Values } from '@mandate/contract/changes/merge.ts';
import { handedLines, handedMembers, isHandedWhole } from '@mandate/contract/hand-over/handed-members-and-lines.ts';
import type { HandedRow, HandOverRequest, Held, HeldKind, HeldRow } from '@mandate/contract/hand-over/held.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { MemberValues } from '@mandate/contract/project/member.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../business/company-day.ts';
import { heldBy } from '../../business/held-by.ts';
import type { Call } from '../../calls/call.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { Refusal, refuseFields } from '../../http/refusal.ts';
import type { Stored } from '../../records/read/stored.ts';
import { findLeaver, type Leaver } from './find-held.ts';
import { findSuccessors, type Successor, successorErrors } from './successors.ts';

/** The kinds of records a hand-over changes, in the order it does. */
export const touchedEntities = ['account', 'personnel', 'customer', 'project'] as const;
export type TouchedEntity = (typeof touchedEntities)[number];

/** One thing that changes hands. */
export type PlannedRow = Omit<HandedRow, 'problem'>;

/** What each record is to be given, by kind and id. */
export type Gives = Record<TouchedEntity, Map<string, (stored: Stored) => Values>>;

/** What a request comes to at this moment. */
export interface Plan {
  leaver: Leaver;
  rows: PlannedRow[];
  /** How much of what is held was given to nobody. */
  left: number;
  /** The account that is to be disabled. */
  login: NonNullable<Held['login']> | null;
  gives: Gives;
  /** Named in the request and held no more. */
  gone: FieldError[];
}

/** The days a hand-over may begin on, from today: people leave before it is written down, and tell long before they go. */
const [daysBack, daysAhead] = [366, 731];

/**
 * What a request to hand over comes to at this moment: which rows go to whom and how, and what that gives each record.
 * @throws Refusal recordNotFound; validationFailed with everything that is wrong with the day, the people and the account
 */
export async function planHandOver(call: Call, request: HandOverRequest): Promise<Plan> {
  const { from, assignments } = request;
  const leaver = await findLeaver(call, request.id);
  const successors = await findSuccessors(
    call,
    assignments.flatMap(({ to }) => to ?? []),
  );
  refuseFields([
    ...(await dayErrors(call, from)),
    ...successorErrors(request, leaver, successors),
    ...loginErrors(request, leaver),
  ]);
  const held = await heldBy(call.db, leaver.id, from);
  const given = givenTo(request, held);
  const rows = held.flatMap((row) => {
    const to = successors.get(given.to.get(keyOf(row)) ?? '');
    return to ? [plannedRow(row, to, from)] : [];
  });
  const login = request.disablesLogin ? leaver.login : null;
  return { leaver, rows, left: held.length - rows.length, login, gives: givesOf(rows, login, from), gone: given.gone };
}

async function dayErrors({ db }: Call, from: PlainDate): Promise<FieldError[]> {
  const today = await companyDay(db);
  const [min, max] = [addDays(today, -daysBack), addDays(today, daysAhead)];
  return from < min || from > max ? [fieldError('from', 'dayOutside', { min, max })] : [];
}

function loginErrors({ disablesLogin }: HandOverRequest, { login }: Leaver): FieldError[] {
  if (!disablesLogin || login?.mayDisable) return [];
  return [fieldError('disablesLogin', login ? 'notPermitted' : 'valueNotAllowed')];
}

/** Of a kind and an id: a project may be managed and looked after by the same person. */
function keyOf({ kind, id }: { kind: HeldKind; id: string }): string {
  return `${kind} ${id}`;
}

/** To whom each row goes: what is named by its id first, then what is named by its kind. */
function givenTo({ assignments }: HandOverRequest, held: readonly HeldRow[]) {
  const to = new Map<string, string | null>();
  const gone: FieldError[] = [];
  const known = new Set(held.map(keyOf));
  const twice: FieldError[] = [];
  assignments.forEach(({ kind, ids = [], to: successor }, index) => {
    const keys = ids.map((id) => keyOf({ kind, id }));
    if (keys.some((key) => to.has(key)) || new Set(keys).size < keys.length)
      twice.push(fieldError(`assignments.${index}.ids`, 'handedTwice'));
    if (keys.some((key) => !known.has(key))) gone.push(fieldError(`assignments.${index}.ids`, 'heldNoMore'));
    for (const key of keys) to.set(key, successor);
  });
  const whole = assignments.flatMap((one, index) => (one.ids === undefined ? [{ ...one, index }] : []));
  for (const [at, { kind, to: successor, index }] of whole.entries()) {
    if (whole.findIndex((one) => one.kind === kind) !== at)
      twice.push(fieldError(`assignments.${index}.kind`, 'handedTwice'));
    for (const row of held) if (row.kind === kind && !to.has(keyOf(row))) to.set(keyOf(row), successor);
  }
  refuseFields(twice);
  return { to, gone };
}

function plannedRow(row: HeldRow, { id, label }: Successor, from: PlainDate): PlannedRow {
  if (row.kind !== 'teams') return { ...row, to: { id, label }, how: 'now' };
  return { ...row, to: { id, label }, how: isHandedWhole(row, null, from) ? 'whole' : 'split' };
}

function givesOf(rows: readonly PlannedRow[], login: Plan['login'], from: PlainDate): Gives {
  const of = (kind: HeldKind) => rows.filter((row) => row.kind === kind);
  const field = (kind: HeldKind, name: string) =>
    of(kind).map((row) => [row.recordId, () => ({ [name]: row.to.id })] as const);
  const inProjects = rows.filter(({ entity }) => entity === project.name);
  const projects = Map.groupBy(inProjects, ({ recordId }) => recordId);
  return {
    account: new Map(login ? [[login.id, () => ({ status: 'disabled' })]] : []),
    personnel: new Map(field('people', 'managerId')),
    customer: new Map(field('customers', 'accountManagerId')),
    project: new Map([...projects].map(([id, own]) => [id, (stored: Stored) => projectValues(stored, own, from)])),
  };
}

/** @throws Refusal tooManyItems when the team becomes larger than a team may be */
function projectValues({ values }: Stored, rows: readonly PlannedRow[], from: PlainDate): Values {
  const goingTo = (kind: HeldKind) =>
    new Map(rows.flatMap((row) => (row.kind === kind ? [[row.id, row.to.id] as const] : [])));
  const [managers, accounts, lines, members] = (['projects', 'accounts', 'lines', 'teams'] as const).map(goingTo);
  const given: Values = {};
  for (const id of managers?.values() ?? []) given.projectManagerId = id;
  for (const id of accounts?.values() ?? []) given.accountManagerId = id;
  if (lines?.size) given.lines = handedLines((values.lines ?? []) as LineValues[], lines);
  if (members?.size) {
    const team = (values.members ?? []) as MemberValues[];
    const handed = handedMembers(team, members, (values.startDate as string | null) ?? null, from, uuidV7);
    const { max } = project.parts.members;
    if (handed.length > max) throw new Refusal('tooManyItems', { max }, null);
    given.members = handed;
  }
  return given;
}
