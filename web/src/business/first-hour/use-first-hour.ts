import { may } from '@mandate/contract/access/permissions.ts';
import type { FirstHour } from '@mandate/contract/overview/first-hour.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';

/** Under which key the state of the first hour is kept among what was read. */
export const firstHourKey = ['first-hour'] as const;

/** Reads how far the firm is with setting up, for who may do it. */
export function useFirstHour() {
  const { role } = useUser();
  return useQuery({
    queryKey: firstHourKey,
    queryFn: ({ signal }) =>
      call<FirstHour>('GET', '/first-hour/get', undefined, { signal, quiet: true, silent: true }),
    enabled: may(role, 'first-hour', 'read') !== false,
  });
}
