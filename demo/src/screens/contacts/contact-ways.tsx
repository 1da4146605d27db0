import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { phone as onPhone } from '@mandate/web/src/ui/media/phone.ts';
import { Hint } from '@mandate/web/src/ui/overlays/hint.tsx';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contact-calls.ts';
import { copyText } from '../../records/copy-text.ts';

const Ways = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  '& > span > a': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: 6,
    color: vars.palette.text.secondary,
    '& > svg': { width: 18, height: 18, strokeWidth: 1.75 },
    '&:hover': { background: vars.palette.sunken, color: vars.palette.text.primary },
    [onPhone]: { width: 44, height: 44 },
  },
}));

/** The ways to reach a contact: by mail, by telephone; and their address of mail to take along. */
export function ContactWays({ contact: { name, email, phone } }: { contact: Contact }) {
  const { t } = useTranslation('demo');
  const [mail, call] = [t('contacts.mailTo', { name }), t('contacts.call', { name })];
  const words = { done: t('contacts.copied', { email }), failed: t('records.notCopied') };
  return (
    <Ways>
      <Hint title={mail}>
        <a href={`mailto:${email}`} aria-label={mail}>
          <Mail aria-hidden="true" />
        </a>
      </Hint>
      <Hint title={call}>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={call}>
          <Phone aria-hidden="true" />
        </a>
      </Hint>
      <TooltipIconButton
        size="toolbar"
        label={t('contacts.copyMail', { name })}
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyText(email, words)}
      />
    </Ways>
  );
}
