import styled from '@emotion/styled';
import { project as projectFacts } from '@mandate/contract/project/project.ts';
import { addDays, isPlainDate } from '@mandate/contract/values/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredProject } from '../../../business/project-status/use-step.ts';
import { useUndo } from '../../../form/saving/undo-save.ts';
import type { Collision } from '../../../form/state/record-form.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { useStoreRecord } from '../../../records/reading/use-record.ts';
import { useSettings } from '../../../records/reading/use-settings.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { dateText } from '../../../ui/values/value-texts.ts';

const Form = styled('div')({ display: 'grid', gap: 12, marginTop: 12, '& > .date': { maxWidth: 260 } });

interface ExtendQuoteDialogProps {
  project: StoredProject;
  today: string;
  /** Called with the day the quote is valid until now. */
  onDone: (until: string) => void;
  /** The quote is valid as before again. */
  onUndone: () => void;
  onClose: () => void;
}

/** Asks until when a quote is to be valid, and saves that alone; it can be taken back. */
export default function ExtendQuoteDialog({ project, today, onDone, onUndone, onClose }: ExtendQuoteDialogProps) {
  const { t } = useTranslation();
  const keep = useStoreRecord(projectFacts.name);
  const { undo } = useUndo(projectFacts);
  const { data: settings } = useSettings();
  // What the date is changed from: as it was when the window opened, or as somebody else has set it meanwhile.
  const [base, setBase] = useState(project);
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [collision, setCollision] = useState<Collision | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const name = String(project.name);
  const present = typeof base.quoteValidUntil === 'string' ? base.quoteValidUntil : null;
  const days = Number(settings?.['project.quoteValidityDays']) || 30;
  const date = typed ?? addDays(today, days);
  const isGood = isPlainDate(date) && date >= today && (present === null || date > present || collision !== null);

  async function extend(): Promise<void> {
    setAsked(true);
    setRefusal(null);
    if (!isGood) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const body = { id: base.id, version: base.version, quoteValidUntil: date };
    try {
      const record = await call<StoredProject>('POST', '/project/save', body, { quiet: true });
      keep(record);
      const run = () => void undo(record.id, record.version).then((undone) => undone && onUndone());
      showSuccess(t('controlPanel.extend.done', { name, date: dateText(date) }), {
        action: { label: t('editor.undo'), run },
      });
      onDone(date);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setBusy(false);
      if (problem.result === 'error') refused(problem);
    }
  }

  function refused(problem: CallError): void {
    if (problem.code === 'recordChangedByOther') {
      const met = problem.data as Collision;
      keep(met.current as StoredProject);
      setCollision(met);
      setBase(met.current as StoredProject);
    } else {
      const error = problem.fieldErrors[0];
      setRefusal(error ? problemSentence(error) : problem.message);
    }
  }

  const label = t('controlPanel.extend.date');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('controlPanel.extend.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('controlPanel.extend.leave')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void extend()}>
            {t('controlPanel.extend.do')}
          </Button>
        </>
      }
    >
      {present !== null &&
        t(present < today ? 'controlPanel.extend.text' : 'controlPanel.extend.textAhead', { date: dateText(present) })}
      <Form ref={form}>
        {collision && (
          <Notice kind="caution" role="alert">
            {present === null
              ? t('controlPanel.extend.changedToNone', { who: collision.changedBy })
              : t('controlPanel.extend.changed', { who: collision.changedBy, date: dateText(present) })}
          </Notice>
        )}
        {refusal && (
          <Notice kind="caution" role="alert">
            {refusal}
          </Notice>
        )}
        <div className="date">
          <DateField
            label={label}
            pickLabel={t('field.pickDate', { field: label })}
            autoFocus
            value={date}
            error={isAsked && !isGood ? t('controlPanel.extend.dateWrong') : undefined}
            onDate={setTyped}
          />
        </div>
      </Form>
    </Dialog>
  );
}
