import type { Database } from '../../database/database.ts';
import { isPassing } from '../../database/is-passing.ts';
import { preparingMetricsLock } from '../../database/queries/locks.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { isReadOnly } from '../../database/unavailable.ts';
import { concernedBy, metricInputs, noteInputs } from './metric-inputs.ts';
import { prepareProjects } from './prepare-projects.ts';

/** Projects prepared in one transaction: so few that nobody who saves one of them has to wait. */
const step = 200;
/** What a call that wants the figures may work in itself. */
const atOnce = 500;

/** How up to date the figures are. */
export interface Freshness {
  /** The moment up to which changes are in. */
  freshAt: string;
  /** Whether there are newer ones. */
  isBehind: boolean;
}

/**
 * Works some of what changed into the figures. One process at a time does: another one leaves it to it.
 * @returns whether there is more that can be done at once
 */
export async function workIn(db: Database): Promise<boolean> {
  return inTransaction(db, async (trx) => (await isAlone(trx)) && workInSome(trx));
}

/** Works some of what changed into the figures, in a transaction that holds the lock for it. */
async function workInSome(trx: Database): Promise<boolean> {
  const inputs = await metricInputs(trx);
  await noteInputs(trx, inputs, await concernedBy(trx, inputs));
  const text = `select distinct project_id as id from (select project_id from figure_changes order by id limit ${step}) c`;
  const ids = (await run<{ id: string }>(trx, text, [])).map(({ id }) => id);
  return ids.length > 0 && (await prepareProjects(trx, ids, inputs)) > 0;
}

/**
 * Works in what changed where that is little, so that who looks right after a save sees it; what is being worked in at that moment is waited for.
 * Where nothing can be written, or that takes too long, the figures are told as they were, and as of when.
 */
export async function workInLittle(db: Database): Promise<void> {
  try {
    await workInFew(db);
  } catch (error) {
    if (!isReadOnly(error) && !isPassing(error)) throw error;
  }
}

/** Works in projects that were just saved, as {@link workInLittle} does, for a list that shows what they come to. */
export async function workInSaved(db: Database): Promise<void> {
  const [waiting] = await run(db, 'select 1 from figure_changes limit 1', []);
  if (waiting) await workInLittle(db);
}

async function workInFew(db: Database): Promise<void> {
  const concerned = await concernedBy(db, await metricInputs(db));
  if (concerned !== null && !(await isFew(db, 'projects'))) return;
  if (!(await isFew(db, 'figure_changes'))) return;
  const inTurn = async (trx: Database) => {
    await run(trx, `select pg_advisory_xact_lock(${preparingMetricsLock})`, []);
    return workInSome(trx);
  };
  // As often as that takes; what is being saved meanwhile is left.
  for (let turns = 2 * Math.ceil(atOnce / step); turns > 0 && (await inTransaction(db, inTurn)); turns -= 1);
}

/** How up to date the figures are at this moment. */
export async function freshness(db: Database): Promise<Freshness> {
  const isConcerned = (await concernedBy(db, await metricInputs(db))) !== null;
  const [row] = await run<{ oldest: string | null; now: string }>(
    db,
    'select (select min(at) from figure_changes) as oldest, now() as now',
    [],
  );
  return { freshAt: row?.oldest ?? row?.now ?? '', isBehind: isConcerned || (row?.oldest ?? null) !== null };
}

async function isFew(db: Database, table: 'projects' | 'figure_changes'): Promise<boolean> {
  return (await run(db, `select 1 from ${table} limit ${atOnce + 1}`, [])).length <= atOnce;
}

async function isAlone(db: Database): Promise<boolean> {
  const [row] = await run<{ held: boolean }>(
    db,
    `select pg_try_advisory_xact_lock(${preparingMetricsLock}) as held`,
    [],
  );
  return row?.held === true;
}
