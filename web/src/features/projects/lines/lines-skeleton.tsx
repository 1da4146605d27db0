import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../../ui/page/page-card.tsx';

/** As tall as a grid of many lines, the row that adds one and the totals. */
const Rows = styled('div')({ height: 'calc(max(300px, 100dvh - 284px) + 112px)', overflow: 'hidden' });

/** The place of a project's lines while they are on their way. */
export function LinesSkeleton() {
  const { t } = useTranslation();
  return (
    <section id="lines" tabIndex={-1} aria-label={t('project.lines')}>
      <PageCard isFlush>
        <Rows>
          <SkeletonRows label={t('editor.loading')} rows={30} rowHeight={33} />
        </Rows>
      </PageCard>
    </section>
  );
}
