import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { FileReply } from '../../http/replies/file-reply.ts';
import { addJob } from '../../jobs/add-job.ts';
import { auditExport } from './audit-export.ts';
import { withinLimits } from './export-limits.ts';
import { type CheckedExport, checkExport, type ExportRequest } from './export-request.ts';
import type { ExportInput } from './export-work.ts';
import { exportFileName, exportTypes, writeExport } from './write-export.ts';

/** The most records, and the most rows of their parts, that a call itself sends. */
const mostRecords = 1_000;
const mostRows = 20_000;

/**
 * Exports records: gives the file, or what is too much for a call to a job.
 * @param link the address of the list
 * @throws Refusal as a grid; notPermitted; tooManyRequests; exportTooLarge
 */
export async function exportRecords(
  call: Call,
  entity: Entity,
  request: ExportRequest,
  link: string,
): Promise<FileReply | { jobId: string }> {
  const checked = checkExport(call, entity, request);
  const count = await countRecords(call, checked);
  if (count > mostRecords || (await hasManyRows(call, checked))) {
    const input: ExportInput = { wish: request, link };
    const about = { format: checked.format, count };
    return { jobId: await addJob(call, { kind: 'export', entity, input, about, total: count }) };
  }
  return withinLimits(call, () => exportNow(call, checked, link));
}

/** The whole file is made before anything is sent: what goes wrong is still told in an envelope, and no slow reader holds the database up. */
async function exportNow(call: Call, checked: CheckedExport, link: string): Promise<FileReply> {
  const made: Uint8Array[] = [];
  async function keep(pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) made.push(piece);
  }
  const rows = await writeExport(call, checked, { link, keep });
  await auditExport(call, checked, { rows });
  const { format } = checked;
  return new FileReply(exportFileName(call, checked), exportTypes[format], Buffer.concat(made));
}

async function countRecords({ db }: Call, { entity, where }: CheckedExport): Promise<number> {
  const sqlQuery = new SqlQuery();
  const text = `select count(*) as count from ${entity.table} t where ${where(sqlQuery)}`;
  const [row] = await run<{ count: number }>(db, text, sqlQuery.values);
  return Number(row?.count ?? 0);
}

async function hasManyRows({ db }: Call, { entity, columns, where }: CheckedExport): Promise<boolean> {
  for (const name of new Set(columns.flatMap(({ part }) => part ?? []))) {
    const part = entity.parts[name];
    if (!part) continue;
    const sqlQuery = new SqlQuery();
    const text = `select count(*) as count from (select 1 from ${part.table} p
      where p.${part.parent} in (select t.id from ${entity.table} t where ${where(sqlQuery)}) limit ${mostRows + 1}) c`;
    const [row] = await run<{ count: number }>(db, text, sqlQuery.values);
    if (Number(row?.count ?? 0) > mostRows) return true;
  }
  return false;
}
