import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { shopPaths } from '../shop-paths.ts';

/** What stands where the lines of a cart would stand, and the way to some. */
export function EmptyCart() {
  const { t } = useTranslation('demo');
  return (
    <PageCard>
      <EmptyState
        kind="nothingYet"
        title={t('shop.cart.empty')}
        text={t('shop.cart.emptyText')}
        action={
          <LinkButton size="row" to={shopPaths.shop}>
            {t('shop.toShop')}
          </LinkButton>
        }
      />
    </PageCard>
  );
}
