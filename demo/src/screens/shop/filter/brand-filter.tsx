import { SearchField } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counted } from '../../../contract/shop-calls.ts';
import { choicesOf } from './choices-of.ts';
import { ChoiceRows, FilterGroup } from './filter-group.tsx';

interface BrandFilterProps {
  brands: readonly Counted[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** The brands, fewer while one of them is looked for. */
export function BrandFilter({ brands, chosen, onChoose }: BrandFilterProps) {
  const { t } = useTranslation('demo');
  const [search, setSearch] = useState('');
  const left = brands.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <FilterGroup>
      <legend>{t('shop.filter.brand')}</legend>
      <div style={{ display: 'grid', marginBottom: 6 }}>
        <SearchField
          label={t('shop.filter.brandSearch')}
          placeholder={t('shop.filter.brandSearch')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <ChoiceRows choices={choicesOf(left)} chosen={chosen} onChoose={onChoose} />
      {left.length === 0 && <p role="status">{t('shop.filter.noBrand')}</p>}
    </FilterGroup>
  );
}
