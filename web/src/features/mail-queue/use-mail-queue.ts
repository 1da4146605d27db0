import { type MailCounts, type MailMessageDetail, mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { showInfo, showSuccess } from '../../lib/frame/show-success-and-errors.ts';

const countsKey = ['mail-counts'];
const detailKey = (id: string) => ['mail-message', id];
const [soon, later] = [2_000, 15_000];

/** The queue in numbers, read again by itself: more often while something is on its way. With it the list is. */
export function useMailCounts(isOpen: boolean) {
  const queries = useQueryClient();
  const counts = useQuery({
    queryKey: countsKey,
    queryFn: ({ signal }) => call<MailCounts>('GET', '/mail-message/get-counts', undefined, { signal, silent: true }),
    enabled: isOpen,
    refetchInterval: ({ state }) => (isMoving(state.data) ? soon : later),
  });
  const told = JSON.stringify(counts.data?.states);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other numbers are what the effect waits for
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['grid', mailMessage.name] });
  }, [queries, told]);
  return counts;
}

function isMoving(counts: MailCounts | undefined): boolean {
  if (counts?.sending.state !== 'ready') return false;
  return counts.states.some(({ state, count }) => count > 0 && (state === 'queued' || state === 'sending'));
}

/** A mail with its tries and what it says. */
export function useMail(id: string) {
  return useQuery({
    queryKey: detailKey(id),
    queryFn: ({ signal }) =>
      call<MailMessageDetail>('GET', `/mail-message/get-by-id/${id}`, undefined, { signal, silent: true }),
    refetchInterval: ({ state }) => (state.data?.state === 'queued' || state.data?.state === 'sending' ? soon : later),
  });
}

/** Everything of the queue is read again. */
function useReadAgain() {
  const queries = useQueryClient();
  return async () => {
    const keys = [countsKey, ['grid', mailMessage.name], ['mail-message']];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

/** What is done with the whole queue. */
export function useQueueActs() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  const toggle = useMutation({
    mutationFn: (verb: 'pause' | 'resume') => call<MailCounts>('POST', `/mail-message/${verb}`, {}),
    onSuccess: (counts) => queries.setQueryData(countsKey, counts),
    onSettled: readAgain,
  });
  const retryFailed = useMutation({
    mutationFn: () => call<{ count: number }>('POST', '/mail-message/retry-failed', {}),
    onSuccess: ({ count }) => {
      if (count === 0) showInfo(t('mailQueue.retriedNone'));
      else showSuccess(t('mailQueue.retriedAll', { count }));
    },
    onSettled: readAgain,
  });
  return { toggle, retryFailed };
}

/** What is done with one mail. */
export type MailAct = 'retry' | 'cancel' | 'resend';

const done = { retry: 'mailQueue.retried', cancel: 'mailQueue.cancelled', resend: 'mailQueue.resent' } as const;

/** What is done with one mail, and said when it is. */
export function useMailActs(id: string) {
  const { t } = useTranslation();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (act: MailAct) => call('POST', `/mail-message/${act}/${id}`, {}),
    onSuccess: (_mail, act) => showSuccess(t(done[act])),
    onSettled: readAgain,
  });
}
