import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discountOf } from '../cart/coupon.ts';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { useCart } from '../cart/use-cart.ts';
import { shopPaths } from '../shop-paths.ts';
import { ShopSheet } from '../shop-sheet.tsx';
import { emptyBilling, problemsOf } from './billing.ts';
import { BillingCard } from './billing-card.tsx';
import { OrderColumns } from './order-columns.tsx';
import { OrderDone } from './order-done.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSum } from './order-sum.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useOrder } from './use-order.ts';

const Summary = styled('div')({ display: 'grid', gap: 16 });

/** The checkout: whom the order is for, what it comes to, and paying it. */
export default function CheckoutPage() {
  const { t } = useTranslation('demo');
  const { lines, total } = useCart();
  const { order, isPaying, pay } = useOrder();
  const [params] = useAddressParams();
  const [billing, setBilling] = useState(emptyBilling);
  const [hasAccount, setHasAccount] = useState(false);
  const [isTold, setTold] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const discount = discountOf(total, params.get('coupon'));
  const place = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const [first] = problemsOf(billing);
    if (first === undefined) setAsked(true);
    else document.getElementById(`billing-${first}`)?.focus();
  };
  const back = { label: t('shop.cart.title'), to: `${shopPaths.cart}?${params}` };
  return (
    <>
      <PageHead title={t('shop.checkout.title')} {...(!order && { back })} />
      <ShopSheet>
        {order && <OrderDone order={order} />}
        {!order && lines === undefined && <SkeletonRows label={t('shop.loading')} rows={4} rowHeight={96} />}
        {!order && lines?.length === 0 && <EmptyCart />}
        {!order && lines !== undefined && lines.length > 0 && (
          <form onSubmit={place} noValidate>
            <OrderColumns>
              <BillingCard
                billing={billing}
                problems={isTold ? problemsOf(billing) : []}
                hasAccount={hasAccount}
                onChange={(part) => setBilling({ ...billing, ...part })}
                onHasAccount={setHasAccount}
              />
              <PageCard title={t('shop.summary')}>
                <Summary>
                  <OrderLines lines={lines} />
                  <OrderSum total={total} discount={discount} />
                  <Button type="submit" look="primary">
                    {t('shop.checkout.place')}
                  </Button>
                </Summary>
              </PageCard>
            </OrderColumns>
          </form>
        )}
        {!order && (
          <PaymentDialog
            isOpen={isAsked}
            amount={total - discount}
            busy={isPaying}
            onClose={() => setAsked(false)}
            onPay={() => void pay({ lines: lines ?? [], total, discount }, billing, hasAccount)}
          />
        )}
      </ShopSheet>
    </>
  );
}
