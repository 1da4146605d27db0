import type { WaitingWeeks } from '@mandate/contract/time/waiting-week.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { MissingCards } from './missing/missing-cards.tsx';
import { MissingRows } from './missing/missing-rows.tsx';
import { useShownMissing } from './missing/use-shown-missing.ts';
import { WeekTable } from './waiting/waiting-table.tsx';

/** Says that no week waits, and under it what is not handed in yet. */
export function NothingWaits({ approval }: Pick<WaitingWeeks, 'approval'>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const missing = useShownMissing();
  return (
    <PageCard isFlush style={{ marginTop: 14 }}>
      <EmptyState
        kind="nothingYet"
        title={t('approvals.emptyTitle')}
        text={t(approval === 'none' ? 'approvals.offText' : `approvals.emptyText.${approval}`)}
      />
      {missing &&
        (isPhone ? (
          <MissingCards missing={missing} />
        ) : (
          <WeekTable aria-label={t('approvals.missing.title')}>
            <MissingRows missing={missing} />
          </WeekTable>
        ))}
    </PageCard>
  );
}
