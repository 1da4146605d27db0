import styled from '@emotion/styled';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { instantText } from '../../ui/values/value-texts.ts';

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
  margin: '12px 0 8px',
  // Signs that look alike are told apart.
  '& input': { fontFamily: 'ui-monospace, monospace', color: vars.palette.text.primary },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface ShownOnceProps {
  title: string;
  text: string;
  /** What the secret is called. */
  label: string;
  secret: string;
  /** When it ends, ISO 8601. */
  expiresAt: string;
  onClose: () => void;
}

/** A secret that is shown once: to be copied, with its end. Only its button closes it, since it does not come again. */
export function ShownOnce({ title, text, label, secret, expiresAt, onClose }: ShownOnceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  // Pages that are not secure have no clipboard to write to; there the text is selected for the person to copy.
  async function copy(): Promise<void> {
    input.current?.select();
    await navigator.clipboard?.writeText(secret);
    setCopied(navigator.clipboard !== undefined);
  }

  return (
    <Dialog
      isOpen
      width={640}
      onClose={() => undefined}
      title={title}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      {text}
      <Line>
        <TextField
          ref={input}
          label={label}
          readOnly
          value={secret}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Button
          autoFocus
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'accounts.copied' : 'accounts.copy')}
        </Button>
      </Line>
      {t('accounts.validUntil', { time: instantText(expiresAt) })}
      <VisuallyHidden role="status">{isCopied ? t('accounts.copied') : ''}</VisuallyHidden>
    </Dialog>
  );
}
