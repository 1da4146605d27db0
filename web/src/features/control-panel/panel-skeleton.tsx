import { may } from '@mandate/contract/access/permissions.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/session.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PanelCard } from './panel-card.tsx';
import { PanelColumns } from './panel-columns.tsx';

/** The skeletons of the cards, those the person's role has, in the heights they will have. */
export function PanelSkeleton() {
  const { t } = useTranslation();
  const { role, personnelId } = useUser();
  const label = t('controlPanel.loading');
  const hasAttention = may(role, 'control-panel', 'edit') !== false;
  const hasOperations = may(role, 'operations', 'read') !== false;
  return (
    <PanelColumns
      main={
        <>
          {hasAttention && (
            <PanelCard title={t('controlPanel.attention.title')}>
              <SkeletonRows label={label} rows={10} rowHeight={41} />
            </PanelCard>
          )}
          <PanelCard title={t('controlPanel.myProjects.title')}>
            <SkeletonRows label={label} rows={5} rowHeight={37} />
          </PanelCard>
        </>
      }
      aside={
        <>
          {personnelId !== null && (
            <PanelCard title={t('controlPanel.myWeek.title')}>
              <SkeletonRows label={label} rows={1} rowHeight={50} />
            </PanelCard>
          )}
          {personnelId !== null && (
            <PanelCard title={t('controlPanel.nextDays.title')}>
              <SkeletonRows label={label} rows={3} rowHeight={48} />
            </PanelCard>
          )}
          {hasOperations && (
            <PanelCard title={t('controlPanel.operations.title')}>
              <SkeletonRows label={label} rows={4} rowHeight={55} />
            </PanelCard>
          )}
          {hasOperations && (
            <PanelCard title={t('controlPanel.health.title')}>
              <SkeletonRows label={label} rows={4} rowHeight={48} />
            </PanelCard>
          )}
        </>
      }
    />
  );
}
