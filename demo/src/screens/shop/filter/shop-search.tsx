import { SearchField } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pauseMs = 200;

/** The search for a product, in force when nothing was typed for a moment. */
export function ShopSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('demo');
  const [typed, setTyped] = useState<string | null>(null);
  const search = useEffectEvent((text: string) => {
    onSearch(text);
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={t('shop.filter.search')}
      placeholder={t('shop.filter.search')}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
