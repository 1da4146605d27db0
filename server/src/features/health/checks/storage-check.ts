import type { RoomLimits } from '../../../database/disk/disk-room.ts';
import { freeBytes, little, none } from '../../../database/disk/disk-space.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { Check, Said } from './check.ts';

/** How much room is left beside the built-in database, and what attachments take. */
export const checkStorage: Check = async ({ db, dataDir, room }) => {
  const [row] = await run<{ size: number }>(db, "select pg_total_relation_size('file_pieces') as size", []);
  const attachments = row?.size ?? 0;
  if (dataDir === null) return { code: 'storageElsewhere', params: { attachments } };
  return judgeSpace(await freeBytes(dataDir), attachments, room.limits, await room.isShort());
};

/**
 * What is said of the free room, all in bytes.
 * @param limits of changes
 * @param isShort whether changes are refused
 */
export function judgeSpace(free: number, attachments: number, limits: RoomLimits | null, isShort: boolean): Said {
  const { reserve, eased } = limits ?? { reserve: 0, eased: 0 };
  if (free < none) return { code: 'storageFull', params: { free, attachments } };
  if (isShort) return { code: 'storageShort', params: { free, needed: eased, attachments } };
  const code = free < Math.max(little, 2 * reserve) ? 'storageLow' : 'storageGood';
  return { code, params: { free, attachments } };
}
