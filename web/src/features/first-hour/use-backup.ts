import { may } from '@mandate/contract/access/permissions.ts';
import type { BackupState } from '@mandate/contract/overview/first-hour.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';

/** Under which key it is kept how it stands with backups. */
export const backupKey = ['backup'] as const;

/** How long a look lasts while one is being made, in ms. */
const lookEvery = 2_000;

/** Reads how it stands with backups, for who may; again and again while one is being made. */
export function useBackup() {
  const { role } = useUser();
  return useQuery({
    queryKey: backupKey,
    queryFn: ({ signal }) => call<BackupState>('GET', '/backup/get', undefined, { signal, quiet: true, silent: true }),
    enabled: may(role, 'backup', 'read') !== false,
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? lookEvery : false),
  });
}
