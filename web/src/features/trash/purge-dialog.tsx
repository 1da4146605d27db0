import styled from '@emotion/styled';
import type { TrashRow } from '@mandate/contract/entities/trash.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { useMutationOnce } from '../../lib/calls/use-mutation-once.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { UsesList, type WhereUsed } from '../../records/removal/uses-list.tsx';
import { nameAsRead } from '../../records/words/name-as-read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const Block = styled('div')({ marginTop: 12 });
const Form = styled('form')({ marginTop: 16 });

interface PurgeDialogProps {
  /** What is to go; null while nobody is asked. */
  row: TrashRow | null;
  onClose: () => void;
}

/** Asks before something is deleted for good, which takes its name to be typed, and says what keeps it. */
export function PurgeDialog({ row, onClose }: PurgeDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [last, setLast] = useState<TrashRow | null>(null);
  const [typed, setTyped] = useState('');
  const [isOther, setOther] = useState(false);
  const form = useId();
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
    setTyped('');
    setOther(false);
    purge.reset();
  }
  const shown = row ?? last;
  const refused = purge.error instanceof CallError ? purge.error : null;
  const isHeld = refused?.code === 'deleteBlocked';
  const name = shown === null ? '' : nameAsRead(shown.entity, shown.label);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isSame = asCompared(typed) === asCompared(name);
    setOther(!isSame);
    if (isSame && shown) purge.mutate(shown);
    else document.getElementById(`${form}-name`)?.focus();
  }

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
            <Button look="dangerFill" type="submit" form={form} busy={purge.isPending}>
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
          <Form id={form} noValidate onSubmit={submit}>
            <TextField
              id={`${form}-name`}
              label={t('trash.typeName', { name })}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              error={isOther ? t('trash.otherName') : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form>
          {refused && refused.code !== 'reauthNeeded' && <Block role="alert">{refused.message}</Block>}
        </>
      )}
    </Dialog>
  );
}

/** What was typed is not judged by its capitals and blanks. */
function asCompared(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase();
}
