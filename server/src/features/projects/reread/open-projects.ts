import type { PricedProject } from '@mandate/contract/project/prices/price-receipt.ts';
import type { RateFacts } from '@mandate/contract/project/prices/rate-resolution.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { within } from '../../../records/bulk/bulk-steps.ts';
import { parameter } from '../../../records/read/parameter.ts';
import { loadMany, type Stored } from '../../../records/read/stored.ts';
import { changeRecord } from '../../../records/write/change-record.ts';
import { affectedProjects } from './affected-projects.ts';
import { priceEffect } from './price-effect.ts';
import { repriced } from './repriced.ts';
import { rereadingFor } from './rereading-for.ts';
import { isOpen, type RepricedProject, takeBackPrices } from './take-back-prices.ts';

/** A change of prices as the lines of projects take it. */
interface RateChange {
  side: 'sell' | 'cost';
  from: string;
  rateIds: readonly string[];
  planned?: (rates: readonly RateFacts[]) => readonly RateFacts[];
}

/** The most projects a receipt shows, which are those that can be repriced with it. */
const mostShown = 200;

/** What projects do when many prices change on a day. */
export const openProjects = { effects, driftOf, reprice, takeBack };

async function effects(call: Call, change: RateChange) {
  const { open, earlier, frozen } = await affectedProjects(call, change.side, change.rateIds, change.from);
  const shown = open.slice(0, mostShown);
  const found = await loadMany(call.db, project, shown);
  const stored = shown.flatMap((id) => found.get(id) ?? []);
  const marginFloor = await floorOf(call);
  const rereading = await rereadingOf(call, change, stored);
  const customers = await customersOf(call, shown);
  const versions: Record<string, number> = {};
  const projects: PricedProject[] = [];
  for (const one of stored) {
    const { wanted, changes } = repriced(one, rereading);
    if (changes.length === 0) continue;
    versions[one.id] = one.version;
    const customer = customers.get(one.id) ?? null;
    projects.push(priceEffect(one, wanted, changes, { customer }, marginFloor, call.caller));
  }
  return {
    projects,
    versions,
    moreProjects: open.length - shown.length,
    earlierProjects: earlier,
    frozenProjects: frozen,
    marginFloor,
  };
}

async function driftOf(call: Call, versions: Readonly<Record<string, number>>): Promise<string[]> {
  const ids = Object.keys(versions);
  const text =
    'select id, version, deleted_at is not null as "isDeleted" from projects where id = any($1) order by id for update';
  const rows = await run<{ id: string; version: number; isDeleted: boolean }>(call.db, text, [ids]);
  const now = new Map(rows.map((row) => [row.id, row]));
  return ids.filter((id) => now.get(id)?.version !== versions[id] || now.get(id)?.isDeleted);
}

async function reprice(call: Call, change: RateChange, ids: readonly string[]): Promise<RepricedProject[]> {
  if ((await within(call, project, 'edit', ids)).size < new Set(ids).size) refuse('notPermitted');
  const stored = [...(await loadMany(call.db, project, ids, 'lock')).values()].filter(isOpen);
  const rereading = await rereadingOf(call, change, stored);
  const done: RepricedProject[] = [];
  for (const one of stored) {
    const { wanted, changes } = repriced(one, rereading);
    if (changes.length === 0) continue;
    await changeRecord(call, project, one, wanted);
    done.push({ id: one.id, changes });
  }
  return done;
}

function takeBack(call: Call, done: readonly object[]) {
  return takeBackPrices(call, done as readonly RepricedProject[]);
}

/** The lines that took a price or cost from one of the rates and begin on the day or later. */
async function rereadingOf(call: Call, { side, from, rateIds, planned }: RateChange, stored: readonly Stored[]) {
  const rates = new Set(rateIds);
  const isMeant = (rateId: string | null, date: string) => rateId !== null && rates.has(rateId) && date >= from;
  return rereadingFor(call.db, stored, { sides: [side], isMeant }, planned);
}

/** The margin in per cent below which an administrator has to approve. */
export async function floorOf({ db }: Call): Promise<string> {
  return String(await parameter(db, 'money.marginFloorPercent'));
}

/** The names of the customers of projects, by the project's id. */
export async function customersOf({ db }: Call, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const text = 'select id, customer_label as label from projects where id = any($1)';
  const rows = await run<{ id: string; label: string | null }>(db, text, [ids]);
  return new Map(rows.map(({ id, label }) => [id, label]));
}
