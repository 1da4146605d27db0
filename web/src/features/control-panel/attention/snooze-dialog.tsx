import styled from '@emotion/styled';
import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { addDays, isPlainDate } from '@mandate/contract/values/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../lib/calls/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { RadioChoices } from '../../../ui/fields/radio-choices.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { dateText } from '../../../ui/values/value-texts.ts';
import { attentionName } from './attention-detail.ts';
import type { Snooze } from './attention-view.ts';

/** The longest reason, in characters. */
const longestReason = 200;

const Form = styled('div')({ display: 'grid', gap: 12, marginTop: 12, '& > .date': { maxWidth: 260 } });

interface SnoozeDialogProps {
  row: AttentionRow;
  today: string;
  /** @throws {CallError} when it was refused */
  onSnooze: (snooze: Snooze) => Promise<void>;
  onClose: () => void;
}

/** Asks until when a row is put off, and why. */
export default function SnoozeDialog({ row, today, onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<'tomorrow' | 'inAWeek' | 'onDate'>('tomorrow');
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const days = { tomorrow: addDays(today, 1), inAWeek: addDays(today, 7), onDate: date };
  const until = days[choice];
  const isGood = isPlainDate(until) && until > today;

  async function snooze(): Promise<void> {
    setAsked(true);
    if (!isGood) {
      form.current?.querySelector<HTMLInputElement>('.date input')?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSnooze({ until, reason: reason.trim() || null });
      onClose();
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setBusy(false);
      if (problem.result === 'error') setRefusal(problem.message);
    }
  }

  const pick = t('controlPanel.snooze.date');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('controlPanel.snooze.title', { name: attentionName(row) })}
      actions={
        <>
          <Button onClick={onClose}>{t('controlPanel.snooze.leave')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void snooze()}>
            {t('controlPanel.snooze.do')}
          </Button>
        </>
      }
    >
      {t('controlPanel.snooze.text', { kind: t(`controlPanel.attention.kind.${row.kind}`) })}
      <Form ref={form}>
        {refusal && (
          <Notice kind="caution" role="alert">
            {refusal}
          </Notice>
        )}
        <RadioChoices
          legend={t('controlPanel.snooze.until')}
          value={choice}
          choices={[
            { value: 'tomorrow', label: t('controlPanel.snooze.tomorrow'), hint: dateText(days.tomorrow) },
            { value: 'inAWeek', label: t('controlPanel.snooze.inAWeek'), hint: dateText(days.inAWeek) },
            { value: 'onDate', label: t('controlPanel.snooze.onDate'), hint: t('controlPanel.snooze.onDateHint') },
          ]}
          onChoose={setChoice}
        />
        {choice === 'onDate' && (
          <div className="date">
            <DateField
              label={pick}
              pickLabel={t('field.pickDate', { field: pick })}
              value={date}
              error={isAsked && !isGood ? t('controlPanel.snooze.dateWrong') : undefined}
              onDate={setDate}
            />
          </div>
        )}
        <TextField
          label={t('controlPanel.snooze.reason')}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </Dialog>
  );
}
