import styled from '@emotion/styled';
import { declineReasons } from '@mandate/contract/documents/decline-reasons.ts';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { useEffect, useRef } from 'react';
import { TextLines } from '../paper/text-lines.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import type { AnswerField } from './answer-faults.ts';
import type { PageWriting } from './page-writing.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { type Answering, answerFormId } from './use-send-answer.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 14 });

const Consent = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'start',
  '& > label': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', cursor: 'pointer' },
  '& > p': { gridColumn: 2, fontSize: 12, fontWeight: 500, color: vars.palette.bad.text },
}));

const Intro = styled('p')({ overflowWrap: 'anywhere' });

const Kept = styled('p')(({ theme: { vars } }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
}));

interface AnswerFormProps {
  opened: PublicDocument;
  /** What it is accepted for, as it is written. */
  gross: string;
  typed: TypedAnswer;
  change: (changed: Partial<TypedAnswer>) => void;
  answering: Answering;
  writing: PageWriting;
}

/** Who answers, and what: that it is accepted for an amount with its terms, or why it is declined. */
export function AnswerForm({ opened, gross, typed, change, answering, writing }: AnswerFormProps) {
  const { own, say } = writing;
  const { isDeclining, faults, problem } = answering;
  const words = isDeclining ? own.decline : own.accept;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isDeclining);
  // Whoever turns from one to the other goes on where the other begins.
  useEffect(() => {
    if (before.current !== isDeclining) heading.current?.focus();
    before.current = isDeclining;
  }, [isDeclining]);
  const wrong = (field: AnswerField) => (faults[field] ? own.wrong[field] : undefined);
  const id = (field: AnswerField) => `${answerFormId}-${field}`;
  return (
    <Form
      id={answerFormId}
      noValidate
      aria-label={words.heading}
      onSubmit={(event) => {
        event.preventDefault();
        answering.send();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      {opened.intro !== '' && (
        <Intro>
          <TextLines lines={opened.intro.split('\n')} />
        </Intro>
      )}
      <TextField
        id={id('name')}
        label={own.accept.name}
        isRequired
        autoComplete="name"
        value={typed.name}
        error={wrong('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {isDeclining ? (
        <>
          <SelectField
            id={id('reason')}
            label={own.decline.reason}
            isRequired
            none={own.decline.choose}
            choices={declineReasons.map((value) => ({ value, label: own.reason[value] }))}
            value={typed.reason}
            error={wrong('reason')}
            onChange={(event) => change({ reason: event.target.value })}
          />
          <TextArea
            id={id('text')}
            label={own.decline.text}
            isRequired
            value={typed.text}
            error={wrong('text')}
            onChange={(event) => change({ text: event.target.value })}
          />
        </>
      ) : (
        <>
          <TextField
            id={id('position')}
            label={own.accept.position}
            autoComplete="organization-title"
            value={typed.position}
            error={wrong('position')}
            onChange={(event) => change({ position: event.target.value })}
          />
          <Consent>
            <Checkbox
              id={id('consent')}
              checked={answering.hasConsent}
              aria-required="true"
              aria-invalid={faults.consent || undefined}
              aria-describedby={faults.consent && `${id('consent')}-note`}
              onChange={(event) => answering.setConsent(event.target.checked)}
            />
            <label htmlFor={id('consent')}>{consent()}</label>
            {faults.consent && <p id={`${id('consent')}-note`}>{own.wrong.consent}</p>}
          </Consent>
        </>
      )}
      {problem !== null && (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Kept>{words.kept}</Kept>
    </Form>
  );

  /** The amount stands out: the sentence is written around it. */
  function consent() {
    const { number, revision } = opened;
    const values = { number, revision };
    const [start = '', end = ''] = own.accept.consent.split('{gross}');
    return (
      <>
        {say(start, values)}
        <b>{gross}</b>
        {say(end, values)}
      </>
    );
  }
}
