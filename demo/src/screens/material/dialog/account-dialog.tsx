import styled from '@emotion/styled';
import { Avatar } from '@mandate/web/src/ui/badges/avatar.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogVariant } from './dialog-variant.tsx';

const Choices = styled('ul')(({ theme: { vars } }) => ({
  marginTop: 8,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '0 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: 14,
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { background: vars.palette.hover },
    '& > svg': { width: 22, height: 18, strokeWidth: 1.75, color: vars.palette.ink3 },
    [phone]: { fontSize: 15 },
  },
}));

/** Picks one of a few; another can be added, and is picked at once. */
export function AccountDialog() {
  const { t } = useTranslation('demo');
  const [accounts, setAccounts] = useState<readonly string[]>([
    'mara.feld@norvane.example',
    'kofi@condor-ridge.example',
  ]);
  const [picked, setPicked] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function pick(account: string): void {
    setPicked(account);
    setIsOpen(false);
  }

  function add(): void {
    const account = `guest.${accounts.length - 1}@mandate.example`;
    setAccounts([...accounts, account]);
    pick(account);
  }

  return (
    <DialogVariant
      title={t('material.dialog.account.title')}
      lead={t('material.dialog.account.lead')}
      open={t('material.dialog.account.open')}
      onOpen={() => setIsOpen(true)}
      outcome={
        picked === null ? t('material.dialog.nothing') : t('material.dialog.account.outcome', { account: picked })
      }
    >
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('material.dialog.account.question')}
        actions={
          <Button autoFocus onClick={() => setIsOpen(false)}>
            {t('material.dialog.cancel')}
          </Button>
        }
      >
        <Choices>
          {accounts.map((account) => (
            <li key={account}>
              <button type="button" onClick={() => pick(account)}>
                <Avatar name={account.replace(/@.*/, '').replace('.', ' ')} />
                {account}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={add}>
              <Plus aria-hidden="true" />
              {t('material.dialog.account.add')}
            </button>
          </li>
        </Choices>
      </Dialog>
    </DialogVariant>
  );
}
