import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadFailed } from '../../records/read-failed.tsx';
import type { ShownContacts } from './use-contacts.ts';

/** The contacts that were found; or why there are none. */
export function FoundContacts({
  all,
  isError,
  refetch,
  search,
  page,
  children,
}: Pick<ShownContacts, 'all' | 'isError' | 'refetch' | 'search' | 'page'> & { children: ReactNode }) {
  const { t } = useTranslation('demo');
  if (!all) {
    if (isError) return <ReadFailed onTryAgain={refetch} />;
    return <SkeletonRows label={t('contacts.loading')} rows={10} rowHeight={45} />;
  }
  if (page.total > 0) return children;
  if (search.search === '')
    return <EmptyState kind="nothingYet" title={t('contacts.emptyTitle')} text={t('contacts.emptyText')} />;
  return (
    <EmptyState
      kind="nothingMatches"
      title={t('contacts.noneFoundTitle')}
      text={t('records.noneFoundText', { search: search.search })}
      action={
        <Button size="row" onClick={search.clear}>
          {t('records.clearSearch')}
        </Button>
      }
    />
  );
}
