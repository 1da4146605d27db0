import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { useDemo } from '../../../use-demo.ts';
import { filterOf, found, noFilter, pageSizes, type ShopFilter } from '../filter/shop-filter.ts';
import { ProductCard } from './product-card.tsx';
import { ProductPages } from './product-pages.tsx';
import { ProductToolbar } from './product-toolbar.tsx';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
  gap: 16,
  '&[data-rows]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [phone]: { gap: 12 },
});

const Part = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 });

/** The products that were found: a page of them, as cards or as rows. */
export function ShopProducts({ onFilter }: { onFilter: (part: Partial<ShopFilter>) => void }) {
  const { t } = useTranslation('demo');
  const [params, setParams] = useAddressParams();
  const { data: products } = useDemo('GET /api/ecommerce/get-product-list');
  const filter = filterOf(params);
  const isRows = params.get('view') === 'list';
  const shown = found(products ?? [], filter, params.get('sort'));
  const size = pageSizes.find((one) => String(one) === params.get('size')) ?? pageSizes[0];
  const last = Math.max(1, Math.ceil(shown.length / size));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));
  const set = (name: string, value: string | null) => {
    const changed = (next: URLSearchParams) => {
      if (name !== 'view') next.delete('page');
      next.delete(name);
      if (value !== null) next.set(name, value);
      return next;
    };
    setParams(changed, { replace: true, flushSync: true });
  };
  return (
    <Part aria-label={t('shop.products')}>
      <VisuallyHidden as="h2">{t('shop.products')}</VisuallyHidden>
      <ProductToolbar count={products ? shown.length : undefined} filter={filter} onFilter={onFilter} onSet={set} />
      {!products ? (
        <SkeletonRows label={t('shop.loading')} rows={6} rowHeight={96} />
      ) : shown.length === 0 ? (
        <PageCard>
          <EmptyState
            kind="nothingMatches"
            title={t('shop.nothing')}
            text={t('shop.nothingText')}
            action={
              <Button size="row" onClick={() => onFilter(noFilter)}>
                {t('shop.filter.clear')}
              </Button>
            }
          />
        </PageCard>
      ) : (
        <Grid data-rows={isRows || undefined}>
          {shown.slice((page - 1) * size, page * size).map((product) => (
            <ProductCard key={product.id} product={product} isRow={isRows} />
          ))}
        </Grid>
      )}
      {shown.length > 0 && <ProductPages page={page} last={last} size={size} count={shown.length} onSet={set} />}
    </Part>
  );
}
