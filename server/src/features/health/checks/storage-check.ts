import { freeBytes, little, none } from '../../../database/disk-space.ts';
import { run } from '../../../resources/statement.ts';
import type { Check, Said } from './check.ts';

/** How much room is left beside the built-in database, and what attachments take. */
export const checkStorage: Check = async ({ db, dataDir }) => {
  const [row] = await run<{ size: number }>(db, "select pg_total_relation_size('file_pieces') as size", []);
  const attachments = row?.size ?? 0;
  if (dataDir === null) return { code: 'storageElsewhere', params: { attachments } };
  return judgeSpace(await freeBytes(dataDir), attachments);
};

/** What is said of so much room, both in bytes. */
export function judgeSpace(free: number, attachments: number): Said {
  const code = free < none ? 'storageFull' : free < little ? 'storageLow' : 'storageGood';
  return { code, params: { free, attachments } };
}
