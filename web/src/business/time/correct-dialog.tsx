import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { readDuration, type TimeSteps, toStep } from '@mandate/contract/time/duration.ts';
import type { CorrectionRequest } from '@mandate/contract/time/week-acts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { useMutationOnce } from '../../lib/calls/use-mutation-once.ts';
import { refusalSentence } from '../../records/words/refusal-sentence.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { ActedEntry, EntryLine } from './acted-entry.ts';
import { noTimeText } from './no-time-text.ts';

const Asked = styled('div')({ display: 'grid', gap: 12 });

interface CorrectDialogProps {
  entry: ActedEntry;
  row: EntryLine;
  steps: TimeSteps;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why an entry of a closed month is taken back, and how long it was instead. */
export function CorrectDialog({ entry, row, steps, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(clockText(entry.seconds));
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const read = typed.trim() === '' ? 0 : readDuration(typed, row);
  const correcting = useMutationOnce({
    mutationFn: (seconds: number) => {
      const body: CorrectionRequest = { reason: reason.trim(), ...(seconds > 0 && { changes: { seconds } }) };
      return call('POST', `/entry/correct/${entry.id}`, body, { quiet: true });
    },
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const refused = correcting.error instanceof CallError ? correcting.error : null;
  const sentence = refused ? refusalSentence(refused) : undefined;
  const isOfTime = refused?.fieldErrors[0]?.field === 'seconds';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('week.correctTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            look="primary"
            busy={correcting.isPending}
            onClick={() => {
              setAsked(true);
              if (read !== null && read >= 0 && reason.trim() !== '') correcting.mutate(toStep(read, row, steps));
            }}
          >
            {t('week.correct')}
          </Button>
        </>
      }
    >
      <Asked>
        <p>{t('week.correctText')}</p>
        <TextField
          isFigure
          autoComplete="off"
          label={t('week.rightTime')}
          hint={t('week.emptyTakesBack')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isAsked && (read === null || read < 0) ? noTimeText(typed, row.unit) : isOfTime ? sentence : undefined}
        />
        <TextArea
          isRequired
          label={t('week.why')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isAsked && reason.trim() === '' ? t('week.whyNeeded') : isOfTime ? undefined : sentence}
        />
      </Asked>
    </Dialog>
  );
}
