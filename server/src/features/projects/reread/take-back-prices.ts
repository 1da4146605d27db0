import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { loadMany, type Stored } from '../../../records/read/stored.ts';
import { changeRecord } from '../../../records/write/change-record.ts';
import { taxRates } from '../pricing/priced.ts';
import { openStatuses } from './affected-projects.ts';
import { type LineChange, withTotals } from './repriced.ts';

/** What was done with the lines of one project. */
export interface RepricedProject {
  id: string;
  changes: LineChange[];
}

/** A record that stays as it is, and who changed it since. */
interface Left {
  entity: string;
  id: string;
  label: string;
  by: string | null;
}

/**
 * Gives lines the prices and costs back that were read again, with where these came from, wherever they are as they were left. What was
 * changed since stays, and so does all of a project that was approved meanwhile.
 * @returns how many projects got prices back, and those of which something stays as it is
 */
export async function takeBackPrices(
  call: Call,
  done: readonly RepricedProject[],
): Promise<{ count: number; kept: Left[] }> {
  const stored = await loadMany(
    call.db,
    project,
    done.map(({ id }) => id),
    'lock',
  );
  const taxes = await taxRates(call.db);
  // Who changed them since, before this is the last change.
  const names = await named(
    call,
    done.map(({ id }) => id),
  );
  const kept: string[] = [];
  let count = 0;
  for (const { id, changes } of done) {
    const one = stored.get(id);
    const lines = one && isOpen(one) ? withBefore(one, changes) : null;
    if (lines === null || lines.left > 0) kept.push(id);
    if (!one || lines === null || lines.left === changes.length) continue;
    await changeRecord(call, project, one, withTotals(one, lines.rows, taxes));
    count += 1;
  }
  return { count, kept: names.filter(({ id }) => kept.includes(id)) };
}

/** Whether a project may have other prices than it has. */
export function isOpen({ deletedAt, values }: Stored): boolean {
  return deletedAt === null && values.frozenOn === null && openStatuses.some((status) => status === values.status);
}

function withBefore({ values }: Stored, changes: readonly LineChange[]): { rows: LineValues[]; left: number } {
  const byId = new Map(changes.map((one) => [one.id, one]));
  let taken = 0;
  const rows = ((values.lines ?? []) as LineValues[]).map((line) => {
    const change = byId.get(line.id);
    if (
      !change ||
      !Object.entries(change.after).every(([name, value]) => isSame(line[name as keyof LineValues], value))
    )
      return line;
    taken += 1;
    return { ...line, ...change.before };
  });
  return { rows, left: changes.length - taken };
}

async function named({ db }: Call, ids: readonly string[]): Promise<Left[]> {
  const text = `select p.id, p.name as label, a.full_name as by from projects p left join accounts a on a.id = p.updated_by_id
    where p.id = any($1)`;
  const rows = await run<Omit<Left, 'entity'>>(db, text, [ids]);
  return rows.map((row) => ({ entity: project.name, ...row }));
}
