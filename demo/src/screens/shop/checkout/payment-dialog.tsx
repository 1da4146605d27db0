import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopPrice } from '../../../frame/shop-price.ts';
import { type CardField, cardFields, emptyCard, problemsOfCard } from './card.ts';

const Form = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
  '& > :first-of-type, & > :last-child': { gridColumn: '1 / -1' },
}));

const lengths: Record<CardField, number> = { number: 19, expiry: 5, code: 4, holder: 200 };

interface PaymentDialogProps {
  isOpen: boolean;
  amount: number;
  busy: boolean;
  onClose: () => void;
  onPay: () => void;
}

/** Asks for a card, and pays. No figure of the card goes anywhere. */
export function PaymentDialog({ isOpen, amount, busy, onClose, onPay }: PaymentDialogProps) {
  const { t } = useTranslation('demo');
  const form = useId();
  const [card, setCard] = useState(emptyCard);
  const [isTold, setTold] = useState(false);
  const problems = isTold ? problemsOfCard(card) : [];
  const pay = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const [first] = problemsOfCard(card);
    if (first === undefined) onPay();
    else document.getElementById(`${form}-${first}`)?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('shop.payment.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('shop.payment.cancel')}</Button>
          <Button type="submit" form={form} look="primary" busy={busy}>
            {t('shop.payment.pay', { amount: shopPrice(amount) })}
          </Button>
        </>
      }
    >
      {t('shop.payment.text')}
      <Form id={form} onSubmit={pay} noValidate>
        {cardFields.map((field) => (
          <TextField
            key={field}
            id={`${form}-${field}`}
            label={t(`shop.payment.${field}`)}
            hint={field === 'expiry' ? t('shop.payment.expiryHint') : undefined}
            error={problems.includes(field) ? t(`shop.payment.needed.${field}`) : undefined}
            inputMode={field === 'number' || field === 'code' ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={lengths[field]}
            value={card[field]}
            onChange={({ target }) => setCard({ ...card, [field]: target.value })}
          />
        ))}
      </Form>
    </Dialog>
  );
}
