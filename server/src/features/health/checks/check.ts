import type { HealthCode } from '@mandate/contract/overview/health.ts';
import type { Database } from '../../../database/database.ts';
import type { DiskRoom } from '../../../database/disk/disk-room.ts';

/** What checks look at. */
export interface CheckParts {
  db: Database;
  /** The folder of the built-in database; null where another server keeps the data. */
  dataDir: string | null;
  /** Whether there is room for changes on its disk. */
  room: DiskRoom;
}

/** What a check found: its sentence and what that is filled with. Never a path, a secret or a value of the environment. */
export interface Said {
  code: HealthCode;
  params: Record<string, string | number>;
}

/** Looks at one thing. Whatever it throws is told as broken. */
export type Check = (parts: CheckParts) => Promise<Said>;

/** Whole days since an instant. */
export function daysSince(instant: string): number {
  return Math.floor((Date.now() - Date.parse(instant)) / 86_400_000);
}
