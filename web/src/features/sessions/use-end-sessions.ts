import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { showInfo, showSuccess } from '../../lib/frame/show-success-and-errors.ts';

/** Reads the list again, after sessions were ended. */
function useRead(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['grid', 'session'] });
}

/** Ends a session of anybody. */
export function useEndSession(device: string) {
  const { t } = useTranslation();
  const read = useRead();
  return useMutation({
    mutationFn: (id: string) => call('DELETE', `/session/remove/${id}`),
    onSuccess: () => {
      showSuccess(t('profile.sessions.ended', { device }));
      return read();
    },
  });
}

/** Ends every session of a person. */
export function useEndAll(name: string) {
  const { t } = useTranslation();
  const read = useRead();
  return useMutation({
    mutationFn: (accountId: string) => call<{ ended: number }>('POST', '/session/remove-all', { accountId }),
    onSuccess: ({ ended }) => {
      showSuccess(t('sessions.allEnded', { name, count: ended }));
      return read();
    },
  });
}

/** Ends every session of the person but the one it is asked from. */
export function useEndOthers() {
  const { t } = useTranslation();
  const read = useRead();
  return useMutation({
    mutationFn: () => call<{ ended: number }>('POST', '/session/remove-others', {}),
    onSuccess: ({ ended }) => {
      if (ended === 0) showInfo(t('sessions.noOthers'));
      else showSuccess(t('profile.sessions.othersEnded'));
      return read();
    },
  });
}
