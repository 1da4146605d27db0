import styled from '@emotion/styled';
import type { PriceChangeDone, RereadReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PricedLines } from '../../../business/prices/priced-lines.tsx';
import { takeBackPrices } from '../../../business/prices/take-back-prices.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { useMutationOnce } from '../../../lib/calls/use-mutation-once.ts';
import { showSuccess, showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const Lines = styled('div')(({ theme: { vars } }) => ({
  marginTop: 12,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  '&& [data-name]': { paddingLeft: 12 },
}));

interface RereadDialogProps {
  /** Of the project. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Shows what a project comes to with the prices of this moment, and gives it these in one act with one Undo. */
export default function RereadDialog({ id, name, onClose }: RereadDialogProps) {
  useWords(['prices']);
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery<RereadReceipt, CallError>({
    queryKey: ['prepare-reread', id],
    queryFn: ({ signal }) =>
      call<RereadReceipt>('POST', `/project/prepare-reread/${id}`, {}, { signal, quiet: true, silent: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const doing = useMutationOnce({
    mutationFn: () => call<PriceChangeDone>('POST', '/project/reread', { receipt: data?.receipt }, { quiet: true }),
    onSuccess: async (done) => {
      const undo = { label: t('prices.undo'), run: () => void takeBackPrices(queries, 'reread', done.batchId) };
      showSuccess(t('prices.rereadDone', { count: done.changed }), { action: undo });
      onClose();
      await queries.invalidateQueries();
    },
    onError: (problem) => {
      if (problem instanceof CallError && problem.result === 'error') showWarning(problem.message);
      void refetch();
    },
  });
  const count = data?.project.lines.filter(({ isChanged }) => isChanged).length ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title={t('prices.rereadTitle', { name })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('prices.rereadKeep')}
          </Button>
          {count > 0 && (
            <Button look="primary" busy={doing.isPending || isFetching} onClick={() => doing.mutate()}>
              {t('prices.rereadDo', { count })}
            </Button>
          )}
        </>
      }
    >
      {data && count === 0 ? t('prices.rereadNone') : t('prices.rereadText')}
      {data && count > 0 && (
        <Lines>
          <PricedLines project={data.project} floor={data.marginFloor} />
        </Lines>
      )}
      {!data && !error && <SkeletonRows label={t('prices.loading')} rows={4} rowHeight={30} />}
      {!data && error && (
        <ReadFailed
          title={t('prices.failed')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
