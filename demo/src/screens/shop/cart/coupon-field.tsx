import styled from '@emotion/styled';
import { Chip } from '@mandate/web/src/ui/badges/chip.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCoupon, sampleCoupon } from './coupon.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
  // Beside the box, not beside its label.
  '& > button': { marginTop: 20 },
});

interface CouponFieldProps {
  /** The coupon in force, if there is one. */
  code: string | null;
  onCode: (code: string | null) => void;
}

/** Where a coupon is entered; one that is good can be taken away again. */
export function CouponField({ code, onCode }: CouponFieldProps) {
  const { t } = useTranslation('demo');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  if (code !== null && isCoupon(code)) {
    const remove = { label: t('shop.coupon.remove', { code: sampleCoupon }), run: () => onCode(null) };
    return (
      <div>
        <Chip remove={remove}>{t('shop.coupon.inForce', { code: sampleCoupon })}</Chip>
      </div>
    );
  }
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isCoupon(typed));
    if (isCoupon(typed)) onCode(sampleCoupon);
  };
  return (
    <Form onSubmit={apply} noValidate>
      <TextField
        label={t('shop.coupon.label')}
        hint={t('shop.coupon.hint', { code: sampleCoupon })}
        error={isRefused ? t('shop.coupon.refused', { code: sampleCoupon }) : undefined}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('shop.coupon.apply')}</Button>
    </Form>
  );
}
