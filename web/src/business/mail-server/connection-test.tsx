import styled from '@emotion/styled';
import type { MailTestStep } from '@mandate/contract/entities/mail-server.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../form/state/editing-context.ts';
import { useUser } from '../../lib/session/session.ts';
import { whenText } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { TestSteps } from './test-steps.tsx';
import type { MailServerRecord } from './use-mail-server.ts';
import { useMailTest } from './use-mail-test.ts';

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  maxWidth: 420,
  '& > button': { justifySelf: 'start' },
});

// Seen whole above the bar that saves, with some room.
const Told = styled('div')({ scrollMarginBottom: 32 });

const Quiet = styled('p')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** Tries the mail server with what stands on the page: to where, and how each step went. */
export function ConnectionTest({ record }: { record: MailServerRecord }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const { email } = useUser();
  const [to, setTo] = useState(email);
  const told = useRef<HTMLDivElement>(null);
  const { isRunning, steps, addressProblem, problem, run } = useMailTest(form);
  useEffect(() => {
    if (steps) told.current?.scrollIntoView({ block: 'nearest' });
  }, [steps]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(to);
  };
  const kept = steps === null && !isRunning ? keptSteps(record) : null;
  const shown = steps ?? kept;
  return (
    <Stack>
      <Quiet>{t('mailServer.test.lead')}</Quiet>
      <Form noValidate aria-label={t('mailServer.section.test')} onSubmit={submit}>
        <TextField
          label={t('mailServer.test.to')}
          hint={t('mailServer.test.toHint')}
          error={addressProblem}
          inputMode="email"
          autoComplete="off"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button type="submit" busy={isRunning} busyLabel={t('mailServer.test.running')}>
          {t('mailServer.test.run')}
        </Button>
      </Form>
      {problem && (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Told role="status" ref={told}>
        {steps && <Outcome steps={steps} />}
      </Told>
      {kept && <LastTest record={record} />}
      {shown && shown.length > 0 && <TestSteps steps={shown} />}
    </Stack>
  );
}

function Outcome({ steps }: { steps: readonly MailTestStep[] }) {
  const { t } = useTranslation();
  const failed = steps.find(({ ok }) => !ok);
  if (failed)
    return (
      <Notice kind="bad">
        {t('mailServer.test.stopped', { step: t(`mailServer.step.${failed.step}`) })} {failed.message}
      </Notice>
    );
  return (
    <Notice kind="good">
      {t(steps.some(({ step }) => step === 'send') ? 'mailServer.test.sent' : 'mailServer.test.works')}
    </Notice>
  );
}

/** How the stored settings did when they were tested last, by whomever. */
function LastTest({ record }: { record: MailServerRecord }) {
  const { t } = useTranslation();
  useFormats();
  const when = whenText(String(record.lastTestAt));
  return (
    <Quiet>
      {t(record.lastTestResult === 'passed' ? 'mailServer.test.lastPassed' : 'mailServer.test.lastFailed', { when })}
    </Quiet>
  );
}

function keptSteps({ lastTestTranscript }: MailServerRecord): readonly MailTestStep[] | null {
  return Array.isArray(lastTestTranscript) ? lastTestTranscript : null;
}
