import { isLinkAddress } from '@mandate/contract/texts/rich-text.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/buttons/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface LinkDialogProps {
  /** Where the link leads now; empty for a new one. */
  address: string;
  /** Null takes the link away. */
  onAddress: (address: string | null) => void;
  onClose: () => void;
}

/** Asks where a link leads: a web address, or an e-mail address. */
export function LinkDialog({ address, onAddress, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);

  function set(): void {
    const whole = completed(typed.trim());
    if (isLinkAddress(whole)) onAddress(whole);
    else setWrong(true);
  }
  // It stands over another form, to which its keys are nothing.
  function press(event: KeyboardEvent): void {
    // Escape is the dialog's own.
    if (event.key !== 'Escape') event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('richText.linkTitle')}
      actions={
        <>
          {address !== '' && (
            <Button look="danger" onClick={() => onAddress(null)}>
              {t('richText.removeLink')}
            </Button>
          )}
          <Button onClick={onClose}>{t('richText.cancel')}</Button>
          <Button look="primary" onClick={set}>
            {t('richText.setLink')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        label={t('richText.linkAddress')}
        hint={t('richText.linkHint')}
        error={isWrong ? t('richText.linkNotValid') : undefined}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
    </Dialog>
  );
}

/** What people type of an address, made one: `example.com` and `a@example.com` too. */
function completed(typed: string): string {
  if (isLinkAddress(typed) || /^\w+:/.test(typed)) return typed;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return `mailto:${typed}`;
  return /^[^\s.]+\.[^\s]+$/.test(typed) ? `https://${typed}` : typed;
}
