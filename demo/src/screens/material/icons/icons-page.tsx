import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { IconFinder } from './icon-finder.tsx';
import { useIconSet } from './use-icon-set.ts';

/** Every icon of the set with its name, found by name and copied by a press. */
export default function IconsPage() {
  const { t } = useTranslation(['demo', 'all']);
  const { data, isError, refetch } = useIconSet();
  return (
    <>
      <PageHead title={t('material.icons.title')} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        {data ? (
          <IconFinder all={data} />
        ) : isError ? (
          <EmptyState
            kind="failed"
            title={t('material.icons.failedTitle')}
            text={t('material.icons.failedText')}
            action={
              <Button size="row" onClick={() => void refetch()}>
                {t('all:action.tryAgain')}
              </Button>
            }
          />
        ) : (
          <SkeletonRows label={t('material.icons.loading')} rows={8} rowHeight={96} />
        )}
      </PageCard>
    </>
  );
}
