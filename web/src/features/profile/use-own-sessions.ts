import type { session } from '@mandate/contract/entities/session.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';

/** Somewhere the person is signed in; `isCurrent` marks the session that asks. */
export type OwnSession = RowOf<typeof session> & { isCurrent: boolean };

/** What a device is called: browser and system, where it said so. */
export function deviceName({ device }: OwnSession): string {
  return device || i18n.t('profile.sessions.unknownDevice');
}

/** Where the person is signed in: this session first, then those used last. */
export function useOwnSessions() {
  const { id } = useUser();
  return useQuery({
    queryKey: ['grid', 'session', id],
    queryFn: async ({ signal }) => {
      const body = { filter: { all: [{ field: 'accountId', operator: 'anyOf', value: [id] }] } };
      const { rows } = await call<GridPage<OwnSession>>('POST', '/session/get-grid', body, { signal, quiet: true });
      return { current: rows.filter((row) => row.isCurrent), others: rows.filter((row) => !row.isCurrent) };
    },
    staleTime: 0,
  });
}

/** Ends one session of the person, or all others; says so. */
export function useEndSession(onEnded: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const done = (text: string) => {
    showSuccess(text);
    onEnded();
    return queries.invalidateQueries({ queryKey: ['grid', 'session'] });
  };
  const one = useMutation({
    mutationFn: ({ id }: OwnSession) => call('DELETE', `/session/remove/${id}`),
    onSuccess: (_, ended) => done(t('profile.sessions.ended', { device: deviceName(ended) })),
  });
  const others = useMutation({
    mutationFn: () => call('POST', '/session/remove-others', {}),
    onSuccess: () => done(t('profile.sessions.othersEnded')),
  });
  return { one, others };
}
