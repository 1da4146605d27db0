import { entry } from '@mandate/contract/entities/entry.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { belongings, type Holding, holdings, sampleEntities, sampleTables } from './sample-entities.ts';

/** How many records of an entity came with the sample, and how many of them stay since something people made refers to them. */
export interface LeavingCount {
  entity: string;
  sample: number;
  staying: number;
}

/**
 * Notes in the temporary table `leaving` (table, id) which records go with the sample; belongs into a transaction. A record came with the
 * sample when no call made it. What people made stays, and with it everything it refers to.
 */
export async function noteLeaving(db: Database): Promise<LeavingCount[]> {
  await run(db, 'create temporary table leaving (tbl text, id uuid, primary key (tbl, id)) on commit drop', []);
  for (const { name, table } of sampleTables) {
    // The projects beyond the sample firm's own have no history, and neither has the work on them.
    const hasNone = `or not exists (select from history h where h.entity = $1 and h.record_id = t.id and h.action = 'create')`;
    await run(
      db,
      `insert into leaving select $2, t.id from ${table} t where exists (select from history h
         where h.entity = $1 and h.record_id = t.id and h.action = 'create' and h.request_id is null)
       ${name === project.name || name === entry.name ? hasNone : ''}`,
      [name, table],
    );
  }
  await run(db, 'analyze leaving', []);
  const sample = await counted(db);
  const all = await holdings(db);
  // What stays keeps what it refers to, which keeps what that refers to.
  while ((await keepAll(db, all)) > 0);
  const leaving = await counted(db);
  return sampleEntities.map(({ name, table }) => {
    const count = sample.get(table) ?? 0;
    return { entity: name, sample: count, staying: count - (leaving.get(table) ?? 0) };
  });
}

/** Takes from `leaving` what is referred to or issued, as far as that is seen at one look. @returns how many records that are */
async function keepAll(db: Database, all: readonly Holding[]): Promise<number> {
  let kept = await keepIssued(db);
  for (const holding of all) kept += await keepHeld(db, holding);
  return kept;
}

/** Takes from `leaving` what rows that stay refer to. @returns how many records that are */
async function keepHeld(db: Database, { table, column, held }: Holding): Promise<number> {
  const [holder, owner] = [belongings.get(table), belongings.get(held)];
  if (!owner) return 0;
  const isLeaving = holder
    ? `exists (select from leaving s where s.tbl = '${holder.table}' and s.id = c.${holder.column})`
    : 'false';
  const text = `delete from leaving l using ${table} c join ${held} p on p.id = c.${column}
    where l.tbl = '${owner.table}' and l.id = p.${owner.column} and not ${isLeaving} returning 1`;
  return (await run(db, text, [])).length;
}

/** What was issued of a project stays with it. @returns how many documents that are */
async function keepIssued(db: Database): Promise<number> {
  const text = `delete from leaving l using documents d where l.tbl = 'documents' and l.id = d.id
    and not exists (select from leaving p where p.tbl = 'projects' and p.id = d.project_id) returning 1`;
  return (await run(db, text, [])).length;
}

async function counted(db: Database): Promise<Map<string, number>> {
  const text = 'select tbl, count(*)::int as count from leaving group by tbl';
  const rows = await run<{ tbl: string; count: number }>(db, text, []);
  return new Map(rows.map(({ tbl, count }) => [tbl, count]));
}
