import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { readDuration, type TimeSteps, toStep } from '@mandate/contract/time/duration.ts';
import type { SplitRequest } from '@mandate/contract/time/week-acts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { useMutationOnce } from '../../lib/calls/use-mutation-once.ts';
import { refusalSentence } from '../../records/words/refusal-sentence.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { ActedEntry, EntryLine } from './acted-entry.ts';

const Asked = styled('div')({ display: 'grid', gap: 12, marginTop: 8 });

interface SplitDialogProps {
  entry: ActedEntry;
  row: EntryLine;
  steps: TimeSteps;
  onClose: () => void;
  onDone: () => void;
}

/** Asks how long the second part of an entry is and whether it is billed; the first keeps the rest. */
export function SplitDialog({ entry, row, steps, onClose, onDone }: SplitDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isBillable, setBillable] = useState(row.isBillable && !entry.isBillable);
  const [text, setText] = useState(entry.text ?? '');
  const [isAsked, setAsked] = useState(false);
  const read = readDuration(typed, row);
  const seconds = read === null ? 0 : toStep(read, row, steps);
  const isPart = seconds > 0 && seconds < entry.seconds;
  const splitting = useMutationOnce({
    mutationFn: () => {
      const body: SplitRequest = { version: entry.version, seconds, isBillable, text: text.trim() || null };
      return call('POST', `/entry/split/${entry.id}`, body, { quiet: true });
    },
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const refused = splitting.error instanceof CallError ? splitting.error : null;
  const sentence = refused ? refusalSentence(refused) : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('week.splitTitle', { time: clockText(entry.seconds) })}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            look="primary"
            busy={splitting.isPending}
            onClick={() => {
              setAsked(true);
              if (isPart) splitting.mutate();
            }}
          >
            {t('week.split')}
          </Button>
        </>
      }
    >
      <Asked>
        <TextField
          autoFocus
          isFigure
          autoComplete="off"
          label={t('week.secondPart')}
          hint={isPart ? t('week.firstKeeps', { time: clockText(entry.seconds - seconds) }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isAsked && !isPart ? t('week.lessThan', { time: clockText(entry.seconds) }) : sentence}
        />
        <TextField
          label={t('week.whatWasDone')}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {row.isBillable && (
          <Switch label={t('week.billed')} isOn={isBillable} onChange={() => setBillable(!isBillable)} />
        )}
      </Asked>
    </Dialog>
  );
}
