import type { OneTimePassword } from '@mandate/contract/access/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

/** Gives somebody else a one-time password, told once; asks before. */
export function ResetPassword() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const queries = useQueryClient();
  const name = useForm(form, ({ base }) => String(base.fullName ?? ''));
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<OneTimePassword | null>(null);

  async function reset(): Promise<void> {
    setBusy(true);
    try {
      setTold(await call<OneTimePassword>('PUT', '/account/reset-password', { id: form.id }));
      void queries.invalidateQueries({ queryKey: ['grid', 'session'] });
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      setBusy(false);
      setAsked(false);
    }
  }

  return (
    <>
      <Button icon={<KeyRound aria-hidden="true" />} size="toolbar" onClick={() => setAsked(true)}>
        {t('accounts.resetPassword')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('accounts.resetTitle', { name })}
        actions={
          <>
            <Button autoFocus onClick={() => setAsked(false)}>
              {t('accounts.keepPassword')}
            </Button>
            <Button look="danger" busy={isBusy} onClick={() => void reset()}>
              {t('accounts.resetPassword')}
            </Button>
          </>
        }
      >
        {t('accounts.resetText', { name })}
      </Dialog>
      {told && (
        <ShownOnce
          title={t('accounts.oneTimeTitle', { name })}
          text={t('accounts.oneTimeText', { name })}
          label={t('accounts.oneTimePassword')}
          secret={told.oneTimePassword}
          expiresAt={told.expiresAt}
          onClose={() => setTold(null)}
        />
      )}
    </>
  );
}
