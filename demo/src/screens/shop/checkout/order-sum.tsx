import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { sampleCoupon } from '../cart/coupon.ts';
import { Price } from '../price.tsx';

const Sums = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 16px',
  margin: 0,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > dd': { margin: 0, textAlign: 'right' },
  '& > [data-total]': {
    paddingTop: 10,
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 15,
    fontWeight: 600,
    color: vars.palette.text.primary,
  },
  // The line above the total is not cut in two.
  '& > dt[data-total]': { marginRight: -16 },
}));

/** What an order adds up to. */
export function OrderSum({ total, discount }: { total: number; discount: number }) {
  const { t } = useTranslation('demo');
  return (
    <Sums>
      {discount > 0 && (
        <>
          <dt>{t('shop.subtotal')}</dt>
          <dd>
            <Price amount={total} />
          </dd>
          <dt>{t('shop.coupon.off', { code: sampleCoupon })}</dt>
          <dd>
            −<Price amount={discount} />
          </dd>
        </>
      )}
      <dt data-total>{t('shop.total')}</dt>
      <dd data-total>
        <Price amount={total - discount} />
      </dd>
    </Sums>
  );
}
