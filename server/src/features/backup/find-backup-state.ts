import type { BackupState } from '@mandate/contract/overview/first-hour.ts';
import type { Database } from '../../database/database.ts';
import { isUnderWay } from '../../database/maintenance-runs.ts';
import { run } from '../../database/queries/sql-query.ts';

interface Run {
  at: string;
  isUnderWay: boolean;
  isDone: boolean;
  file: string | null;
  bytes: number | null;
}

/**
 * How it stands with backups of this database, whoever made them.
 * @param folder where the product makes them
 */
export async function findBackupState(db: Database, folder: string): Promise<BackupState> {
  const text = `select started_at as at, outcome is null and ${isUnderWay('id::text')} as "isUnderWay", outcome = 'done' as "isDone",
      facts ->> 'file' as file, (facts ->> 'bytes')::float8 as bytes
    from maintenance_runs where kind = 'backup' order by started_at desc limit 2`;
  const runs = await run<Run>(db, text, []);
  const last = runs.find((each) => !each.isUnderWay) ?? null;
  return {
    isUnderWay: runs.some((each) => each.isUnderWay),
    last: last && { file: last.file, at: last.at, isDone: last.isDone === true, bytes: last.bytes },
    folder,
  };
}
