import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';
import type { CheckedExport } from './export-request.ts';

/** Notes that records left the house: how many rows, which columns, by which job if one made the file (safety H4). */
export async function auditExport(
  call: Call,
  { entity, format, columns }: CheckedExport,
  { rows, jobId }: { rows: number; jobId?: string },
): Promise<void> {
  const details = { rows, format, columns: columns.map(({ path }) => path), ...(jobId && { jobId }) };
  await writeAudit(call.db, { action: 'export', ...actorOf(call), entity: entity.name, details });
}
