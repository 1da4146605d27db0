import styled from '@emotion/styled';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { SidePanel } from '@mandate/web/src/ui/overlays/side-panel.tsx';
import { useTranslation } from 'react-i18next';
import { useDemo, useTell } from '../use-demo.ts';
import { CartRow } from './cart-row.tsx';
import { cartUid, shopPrice, totalOf } from './shop-price.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const Checkout = styled('div')({ display: 'grid' });

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onLeft: () => void;
}

/** The cart of the demo shop: how many of each product, and the way to pay. */
export default function CartDrawer(ways: DrawerProps) {
  const { t } = useTranslation('demo');
  const { data: lines } = useDemo('GET /api/ecommerce/get-cart-list', cartUid);
  const tell = useTell();
  const total = totalOf(lines ?? []);
  const { rows, removed } = useFocusAfterRemoval(lines?.length ?? 0);

  function remove(productId: number, place: number) {
    removed(place);
    void tell('POST /api/ecommerce/delete-from-cart', { uid: cartUid, productId });
  }

  return (
    <SidePanel
      {...ways}
      width={260}
      title={t('cart.title')}
      closeLabel={t('cart.close')}
      foot={
        total > 0 && (
          <Checkout>
            <LinkButton look="primary" to="/ecommerce/checkout" onClick={ways.onClose}>
              {t('cart.checkout', { total: shopPrice(total) })}
            </LinkButton>
          </Checkout>
        )
      }
    >
      <div ref={rows}>
        <ul>
          {lines?.map((line, place) => (
            <CartRow key={line.id} line={line} onRemove={() => remove(line.id, place)} />
          ))}
        </ul>
        {!lines && <SkeletonRows label={t('cart.loading')} rows={4} rowHeight={80} />}
        {lines?.length === 0 && (
          <EmptyState
            kind="nothingYet"
            title={t('cart.emptyTitle')}
            text={t('cart.emptyText')}
            action={
              <LinkButton size="row" to="/ecommerce/shop" onClick={ways.onClose}>
                {t('cart.toShop')}
              </LinkButton>
            }
          />
        )}
      </div>
    </SidePanel>
  );
}
