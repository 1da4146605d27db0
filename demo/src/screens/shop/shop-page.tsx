import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { Count } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useIsPhone } from '@mandate/web/src/ui/media/use-media.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useTranslation } from 'react-i18next';
import { useCart } from './cart/use-cart.ts';
import { filterOf, type ShopFilter, withFilter } from './filter/shop-filter.ts';
import { ShopFilters } from './filter/shop-filters.tsx';
import { ShopProducts } from './products/shop-products.tsx';
import { shopPaths } from './shop-paths.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '288px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginTop: 14,
  '@media (max-width: 1023px)': { gridTemplateColumns: '232px minmax(0, 1fr)' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The shop: its products, and what to find one by. */
export default function ShopPage() {
  const { t } = useTranslation('demo');
  const { lines } = useCart();
  const [params, setParams] = useAddressParams();
  const isPhone = useIsPhone();
  const count = lines?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const onFilter = (part: Partial<ShopFilter>) =>
    setParams((now) => withFilter(now, part), { replace: true, flushSync: true });
  return (
    <>
      <PageHead
        title={t('shop.title')}
        actions={
          <LinkButton to={shopPaths.cart} look="primary" icon={<ShoppingCart aria-hidden="true" />}>
            {t('shop.openCart')}
            {count > 0 && <Count style={{ background: 'rgba(255, 255, 255, .22)' }}>{count}</Count>}
          </LinkButton>
        }
      />
      <Columns>
        {!isPhone && (
          <PageCard aria-label={t('shop.filter.title')} isFlush>
            <ShopFilters filter={filterOf(params)} onFilter={onFilter} />
          </PageCard>
        )}
        <ShopProducts onFilter={onFilter} />
      </Columns>
    </>
  );
}
