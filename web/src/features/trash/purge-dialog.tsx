import styled from '@emotion/styled';
import type { TrashRow } from '@mandate/contract/entities/trash.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { useMutationOnce } from '../../lib/calls/use-mutation-once.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { UsesList, type WhereUsed } from '../../records/removal/uses-list.tsx';
import { nameAsRead } from '../../records/words/name-as-read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const Block = styled('div')({ marginTop: 12 });

interface PurgeDialogProps {
  /** What is to go; null while nobody is asked. */
  row: TrashRow | null;
  onClose: () => void;
}

/** Asks before something is deleted for good, and says what keeps it. */
export function PurgeDialog({ row, onClose }: PurgeDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [last, setLast] = useState<TrashRow | null>(null);
  const purge = useMutationOnce({
    mutationFn: ({ id }: TrashRow) => call('POST', `/trash/purge/${id}`, {}, { quiet: true }),
    onSuccess: async (_data, { entity, label }) => {
      showSuccess(t('trash.purged', { name: nameAsRead(entity, label) }));
      onClose();
      await queries.invalidateQueries({ queryKey: ['grid', 'trash'] });
    },
  });
  if (row !== null && row !== last) {
    setLast(row);
    purge.reset();
  }
  const shown = row ?? last;
  const refused = purge.error instanceof CallError ? purge.error : null;
  const isHeld = refused?.code === 'deleteBlocked';
  const name = shown === null ? '' : nameAsRead(shown.entity, shown.label);
  return (
    <Dialog
      isOpen={row !== null}
      onClose={onClose}
      title={t(isHeld ? 'trash.held' : 'trash.purgeTitle', { name })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t(isHeld ? 'action.close' : 'trash.keep')}
          </Button>
          {!isHeld && (
            <Button look="dangerFill" busy={purge.isPending} onClick={() => shown && purge.mutate(shown)}>
              {t('trash.purge')}
            </Button>
          )}
        </>
      }
    >
      {isHeld ? (
        <div role="alert">
          {t('trash.heldText')}
          <UsesList uses={(refused.data as WhereUsed).uses} />
        </div>
      ) : (
        <>
          {t('trash.purgeText')}
          {(shown?.along ?? 0) > 0 && ` ${t('trash.purgeAlong', { count: shown?.along ?? 0 })}`}
          {refused && refused.code !== 'reauthNeeded' && <Block role="alert">{refused.message}</Block>}
        </>
      )}
    </Dialog>
  );
}
