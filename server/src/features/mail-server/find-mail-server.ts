import type { Values } from '@mandate/contract/changes/merge.ts';
import { mailServer, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import type { Call } from '../../calls/call.ts';
import { readRecord } from '../../records/read/find.ts';

/** How mail leaves; of the secret no more than whether there is one. */
export async function findMailServer(call: Call): Promise<Values> {
  const record = await readRecord(call, mailServer, mailServerId);
  return { ...record, hasSecret: record.secretSetAt !== null };
}
