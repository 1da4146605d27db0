import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderColumns } from '../checkout/order-columns.tsx';
import { OrderSum } from '../checkout/order-sum.tsx';
import { shopPaths } from '../shop-paths.ts';
import { ShopSheet } from '../shop-sheet.tsx';
import { CartRow } from './cart-row.tsx';
import { discountOf } from './coupon.ts';
import { CouponField } from './coupon-field.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCart } from './use-cart.ts';

const Lines = styled('ul')({ margin: 0, padding: '4px 0', listStyle: 'none' });
const Summary = styled('div')({ display: 'grid', gap: 16 });

/** The cart: what lies in it, and what it comes to. */
export default function CartPage() {
  const { t } = useTranslation('demo');
  const { lines, total, setAmount, remove } = useCart();
  const [params, setParams] = useAddressParams();
  const list = useRef<HTMLUListElement>(null);
  const code = params.get('coupon');
  const discount = discountOf(total, code);
  return (
    <>
      <PageHead title={t('shop.cart.title')} back={{ label: t('shop.title'), to: shopPaths.shop }} />
      <ShopSheet>
        {lines === undefined && <SkeletonRows label={t('shop.loading')} rows={4} rowHeight={96} />}
        {lines?.length === 0 && <EmptyCart />}
        {lines !== undefined && lines.length > 0 && (
          <OrderColumns>
            <PageCard title={t('shop.cart.lines', { count: lines.length })} isFlush>
              <Lines ref={list} tabIndex={-1} aria-label={t('shop.cart.lines', { count: lines.length })}>
                {lines.map((line) => (
                  <CartRow
                    key={line.id}
                    line={line}
                    onAmount={(amount) => void setAmount(line.id, amount)}
                    onRemove={() => void remove(line.id).then(() => list.current?.focus())}
                  />
                ))}
              </Lines>
            </PageCard>
            <PageCard title={t('shop.summary')}>
              <Summary>
                <CouponField
                  code={code}
                  onCode={(coupon) =>
                    setParams(() => (coupon === null ? {} : { coupon }), { replace: true, flushSync: true })
                  }
                />
                <OrderSum total={total} discount={discount} />
                <LinkButton look="primary" to={{ pathname: shopPaths.checkout, search: String(params) }}>
                  {t('shop.cart.checkout')}
                </LinkButton>
              </Summary>
            </PageCard>
          </OrderColumns>
        )}
      </ShopSheet>
    </>
  );
}
