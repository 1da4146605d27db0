import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogVariant } from './dialog-variant.tsx';

/** A short form: an email to subscribe with. */
export function SubscribeDialog() {
  const { t } = useTranslation('demo');
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const id = useId();

  function open(): void {
    setEmail(subscribed ?? '');
    setIsWrong(false);
    setIsOpen(true);
  }

  function subscribe(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!event.currentTarget.checkValidity()) {
      setIsWrong(true);
      return;
    }
    setSubscribed(email);
    setIsOpen(false);
  }

  return (
    <DialogVariant
      title={t('material.dialog.form.title')}
      lead={t('material.dialog.form.lead')}
      open={t('material.dialog.form.open')}
      onOpen={open}
      outcome={
        subscribed === null
          ? t('material.dialog.form.nobody')
          : t('material.dialog.form.outcome', { email: subscribed })
      }
    >
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('material.dialog.form.question')}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{t('material.dialog.cancel')}</Button>
            <Button type="submit" form={id} look="primary">
              {t('material.dialog.form.subscribe')}
            </Button>
          </>
        }
      >
        <p>{t('material.dialog.form.text')}</p>
        <form id={id} noValidate onSubmit={subscribe} style={{ marginTop: 12 }}>
          <TextField
            autoFocus
            required
            type="email"
            autoComplete="email"
            label={t('material.dialog.form.email')}
            error={isWrong ? t('material.dialog.form.wrong') : undefined}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setIsWrong(false);
            }}
          />
        </form>
      </Dialog>
    </DialogVariant>
  );
}
