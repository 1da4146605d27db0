import styled from '@emotion/styled';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../lib/calls/call.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { Button } from '../ui/buttons/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

const Form = styled('form')({ marginTop: 12 });

/** Asks for the password before something that matters; the call that needs it goes on by itself. */
export default function ConfirmPassword({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  useWords(['session']);
  const { t } = useTranslation();
  const { t: sentence } = useTranslation('error');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A dialog stands inside the page that asks, whose own form must not be sent by it.
    event.stopPropagation();
    if (isBusy) return;
    if (password === '') return setProblem(sentence('fieldRequired'));
    setIsBusy(true);
    try {
      await call('POST', '/account/confirm-password', { password }, { quiet: true });
      onAnswer(true);
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setProblem(refused.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title={t('reauth.title')}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('action.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={isBusy}>
            {t('reauth.confirm')}
          </Button>
        </>
      }
    >
      {t('reauth.text')}
      <Form id={formId} noValidate onSubmit={(event) => void confirm(event)}>
        <TextField
          autoFocus
          label={t('session.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setProblem(null);
          }}
          error={problem ?? undefined}
        />
      </Form>
    </Dialog>
  );
}
