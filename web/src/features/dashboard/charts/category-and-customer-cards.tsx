import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { listAddress } from '../list-address.ts';
import { ShareCard } from './share-card.tsx';

/** What comes from which kind of work. */
export function CategoryCard({ of: { byCategory, currency, period } }: { of: Dashboard }) {
  const { t } = useTranslation();
  return (
    <ShareCard
      title={t('dashboard.chart.category')}
      fileName="revenue-by-category"
      of={t('dashboard.column.category')}
      currency={currency}
      period={period}
      rows={byCategory.map(({ id, label, list, ...amounts }) => ({
        ...amounts,
        id: id ?? '',
        name: label ?? t('dashboard.withoutCategory'),
        to: list && listAddress(list),
      }))}
    />
  );
}

/** What comes from which customer. */
export function CustomerCard({ of: { byCustomer, currency, period } }: { of: Dashboard }) {
  const { t } = useTranslation();
  return (
    <ShareCard
      title={t('dashboard.chart.customer')}
      fileName="revenue-by-customer"
      of={t('dashboard.column.customer')}
      currency={currency}
      period={period}
      rows={byCustomer.map(({ id, label, list, isRest, ...amounts }) => ({
        ...amounts,
        id: id ?? (isRest ? 'rest' : ''),
        name: label ?? t(isRest ? 'dashboard.otherCustomers' : 'dashboard.internal'),
        to: list && listAddress(list),
        isRest,
      }))}
    />
  );
}
