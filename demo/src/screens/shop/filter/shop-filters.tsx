import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { useTranslation } from 'react-i18next';
import { useDemo } from '../../../use-demo.ts';
import { Stars } from '../products/stars.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { choicesOf } from './choices-of.ts';
import { ChoiceRows, FilterGroup } from './filter-group.tsx';
import { PriceFilter } from './price-filter.tsx';
import { countOf, noFilter, type ShopFilter } from './shop-filter.ts';
import { ShopSearch } from './shop-search.tsx';

const Column = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '16px 20px',
  // The search box is as wide as the column.
  '& > div:first-of-type > div, & fieldset > div > div:has([type=search])': { width: 'auto' },
  '& > div:first-of-type': { marginBottom: 14 },
  '& p[role=status]': { fontSize: 13, color: vars.palette.text.secondary },
}));

const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 14,
  paddingTop: 10,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface ShopFiltersProps {
  filter: ShopFilter;
  onFilter: (part: Partial<ShopFilter>) => void;
}

/** Everything products are left out by. The parts combine. */
export function ShopFilters({ filter, onFilter }: ShopFiltersProps) {
  const { t } = useTranslation('demo');
  const { data: categories } = useDemo('GET /api/ecommerce/get-category-list');
  const { data: brands } = useDemo('GET /api/ecommerce/get-brand-list');
  const { data: ratings } = useDemo('GET /api/ecommerce/get-rating-list');
  const stars = (ratings ?? []).map(({ rate, product }) => ({
    value: rate,
    label: <Stars rating={rate} />,
    count: product,
  }));
  return (
    <Column>
      <div>
        <ShopSearch value={filter.search} onSearch={(search) => onFilter({ search })} />
      </div>
      <PriceFilter value={filter.prices} onChange={(prices) => onFilter({ prices })} />
      <FilterGroup>
        <legend>{t('shop.filter.category')}</legend>
        <ChoiceRows
          choices={choicesOf(categories ?? [])}
          chosen={filter.categories}
          onChoose={(chosen) => onFilter({ categories: chosen })}
        />
      </FilterGroup>
      <BrandFilter brands={brands ?? []} chosen={filter.brands} onChoose={(chosen) => onFilter({ brands: chosen })} />
      <FilterGroup>
        <legend>{t('shop.filter.rating')}</legend>
        <ChoiceRows choices={stars} chosen={filter.ratings} onChoose={(chosen) => onFilter({ ratings: chosen })} />
      </FilterGroup>
      <Foot>
        <Switch
          label={t('shop.freeShipping')}
          isOn={filter.isFree}
          onChange={() => onFilter({ isFree: !filter.isFree })}
        />
        <Button isOff={countOf(filter) === 0} onClick={() => onFilter(noFilter)}>
          {t('shop.filter.clear')}
        </Button>
      </Foot>
    </Column>
  );
}
