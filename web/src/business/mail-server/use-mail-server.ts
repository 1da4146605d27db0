import type { Values } from '@mandate/contract/changes/merge.ts';
import { mailServer, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { recordKey, type StoredRecord } from '../../records/reading/use-record.ts';

/** How mail leaves, as the server tells it: of the secret no more than whether there is one. */
export type MailServerRecord = StoredRecord & Values & { hasSecret: boolean };

/** Reads how mail leaves. It is kept where every record is, so that a save brings it up to date. */
export function useMailServer(isWanted: boolean) {
  return useQuery({
    queryKey: recordKey(mailServer.name, mailServerId),
    queryFn: ({ signal }) => call<MailServerRecord>('GET', '/mail-server/get', undefined, { signal, quiet: true }),
    enabled: isWanted,
  });
}
