import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import {
  type ConfirmableCode,
  failedGuards,
  type GuardFacts,
  type GuardFailure,
  guardsInto,
} from '@mandate/contract/project/way/guards.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';
import { refuse } from '../../http/refusal.ts';
import { readRecord } from '../../records/read/find.ts';
import { parameter } from '../../records/read/parameter.ts';
import type { Stored } from '../../records/read/stored.ts';

/** What keeps a step from being taken, with its sentence. */
export type Unguarded = GuardFailure & { message: string };

/**
 * Everything that is missing before a project may enter a status; empty when nothing is.
 * @param stored the project
 * @param today the day it is where the firm is
 * @param acknowledged what the caller knows is missing
 */
export async function unguarded(
  call: Call,
  stored: Stored,
  to: ProjectStatus,
  today: string,
  acknowledged: readonly ConfirmableCode[],
): Promise<Unguarded[]> {
  if (guardsInto[to].length === 0) return [];
  const { contractNet, plannedMargin } = stored.values;
  // Guards hold for the project as it is, whatever the caller sees of it.
  const record = await readRecord(call, project, stored.id, everything);
  const facts = { ...record, contractNet, plannedMargin } as unknown as GuardFacts;
  const failed = failedGuards(facts, to, {
    today,
    role: call.caller.role,
    marginFloor: String(await parameter(call.db, 'money.marginFloorPercent')),
    countryCode: await countryOf(call.db, record),
    approvedProviders: await approvedProviders(call.db, facts),
    openEntries: to === 'closed' ? await openEntries(call.db, stored.id) : 0,
    seesCosts: call.caller.grants.includes('seeCosts'),
    acknowledged,
  });
  return failed.map((failure) => said(call, failure));
}

/** What is missing, in the caller's language. */
export function said({ words }: Pick<Call, 'words'>, failure: GuardFailure): Unguarded {
  return { ...failure, message: words.sentence(failure.code, failure.params) };
}

/** @throws Refusal statusGuardFailed with everything that is missing, at once */
export function refuseUnguarded(guards: readonly Unguarded[]): void {
  if (guards.length === 0) return;
  refuse('statusGuardFailed', { list: guards.map(({ message }) => message).join(' ') }, { guards });
}

async function countryOf(db: Database, { customerId }: Values): Promise<string | null> {
  const rows = await sql<{ code: string | null }>`select country_code as code from customers
    where id = ${customerId}`.execute(db);
  return rows[0]?.code ?? null;
}

async function approvedProviders(db: Database, { providers, lines }: GuardFacts): Promise<ReadonlySet<string>> {
  const ids = [...providers, ...lines].flatMap(({ providerId }) => providerId ?? []);
  const rows = await sql<{ id: string }>`select id from providers
    where id = any(${ids}) and status = 'approved' and deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How many entries of people wait for approval, or for being handed in, where the firm approves time. */
async function openEntries(db: Database, projectId: string): Promise<number> {
  if ((await parameter(db, 'time.approval')) === 'none') return 0;
  const [row] = await sql<{ count: number }>`select count(*) as count from entries
    where project_id = ${projectId} and state <> 'approved' and personnel_id is not null and deleted_at is null`.execute(
    db,
  );
  return row?.count ?? 0;
}
