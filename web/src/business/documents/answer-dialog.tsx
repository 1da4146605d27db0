import styled from '@emotion/styled';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { EnterAnswerRequest } from '@mandate/contract/documents/issue-request.ts';
import type { DocumentAnswer, DocumentRow } from '@mandate/contract/entities/document.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { RadioChoices } from '../../ui/fields/radio-choices.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToday } from '../project-status/use-today.ts';
import { documentName } from './document-name.ts';
import { OrderedOptions } from './ordered-options.tsx';
import { useKeptTyping } from './use-kept-typing.ts';
import { useSendKey } from './use-send-key.ts';

const Form = styled('div')({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  '& > .date': { maxWidth: 220 },
});

interface TypedAnswer {
  answer: DocumentAnswer;
  who: string;
  on: string;
  note: string;
  /** The options that were ordered. */
  chosen: readonly string[];
}

interface AnswerDialogProps {
  document: DocumentRow;
  onDone: (document: DocumentDetail) => void;
  onClose: () => void;
}

/** Asks what the customer said to a quote on paper or by telephone: who, when, and which options they ordered. */
export default function AnswerDialog({ document, onDone, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const today = useToday();
  const { typed, type, forget } = useKeptTyping<TypedAnswer>('answer', document.id);
  const { answer = 'accepted', who = '', on = null, note = '', chosen = [] } = typed;
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const name = documentName(document);
  const day = on ?? today;
  const isDayGood = isPlainDate(day) && day <= today;
  const isNamed = who.trim().length >= 2;
  const isExplained = answer === 'accepted' || note.trim() !== '';
  const refused = (field: string) => {
    const error = refusal?.fieldErrors.find((one) => one.field === field);
    return error && problemSentence(error);
  };
  const lacking = (isGood: boolean, sentence: string) => (isAsked && !isGood ? sentence : undefined);

  useSendKey(isBusy ? null : () => void enter());

  async function enter(): Promise<void> {
    setAsked(true);
    setRefusal(null);
    if (!isNamed) return form.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
    if (!isDayGood) return form.current?.querySelector<HTMLElement>('.date input')?.focus();
    if (!isExplained) return form.current?.querySelector<HTMLElement>('textarea')?.focus();
    setBusy(true);
    const body: EnterAnswerRequest = {
      answer,
      name: who.trim(),
      on: day,
      note: note.trim() || null,
      ...(answer === 'accepted' && chosen.length > 0 && { chosenLineIds: [...chosen] }),
    };
    try {
      const options = { quiet: true };
      const answered = await call<DocumentDetail>('POST', `/document/enter-answer/${document.id}`, body, options);
      forget();
      showSuccess(t(`documents.answer.done.${answer}`, { name }));
      onDone(answered);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setBusy(false);
      if (problem.result === 'error') setRefusal(problem);
    }
  }

  return (
    <Dialog
      isOpen
      width={640}
      onClose={onClose}
      title={t('documents.answer.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('documents.answer.leave')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void enter()}>
            {t('documents.answer.do')}
          </Button>
        </>
      }
    >
      <p>{t('documents.answer.text')}</p>
      <Form ref={form}>
        {refusal && refusal.fieldErrors.length === 0 && (
          <Notice kind="caution" role="alert">
            {refusal.message}
          </Notice>
        )}
        <RadioChoices
          legend={t('documents.answer.legend')}
          value={answer}
          choices={(['accepted', 'declined'] as const).map((value) => ({
            value,
            label: t(`documents.answer.${value}`),
            hint: t(`documents.answer.${value}Hint`),
          }))}
          onChoose={(value) => type({ answer: value })}
        />
        {answer === 'accepted' && (
          <OrderedOptions document={document} chosen={chosen} onChoose={(ids) => type({ chosen: ids })} />
        )}
        <TextField
          label={t('documents.answer.who')}
          isRequired
          hint={t('documents.answer.whoHint')}
          maxLength={120}
          value={who}
          error={refused('name') ?? lacking(isNamed, t('documents.answer.whoNeeded'))}
          onChange={({ target }) => type({ who: target.value })}
        />
        <div className="date">
          <DateField
            label={t('documents.answer.on')}
            isRequired
            pickLabel={t('field.pickDate', { field: t('documents.answer.on') })}
            value={day}
            error={refused('on') ?? lacking(isDayGood, t('documents.answer.onWrong'))}
            onDate={(date) => type({ on: date })}
          />
        </div>
        <TextArea
          label={t(answer === 'accepted' ? 'documents.answer.note' : 'documents.answer.reason')}
          isRequired={answer === 'declined'}
          rows={2}
          maxLength={1000}
          value={note}
          error={refused('note') ?? lacking(isExplained, t('reasonRequired', { ns: 'error' }))}
          onChange={({ target }) => type({ note: target.value })}
        />
      </Form>
    </Dialog>
  );
}
