import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../form/fields/block-skeleton.tsx';
import { SectionCard } from '../../form/fields/section-card.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';

/** As tall as a grid of many lines, the row that adds one and the totals. */
const Lines = styled('div')({ height: 'calc(max(300px, 100dvh - 284px) + 112px)', overflow: 'hidden' });

/** As tall as a team of two, in pixels. */
const teamHeight = 120;

/** As tall as a part without rows and the button that adds one, in pixels. */
const emptyHeight = 64;

/** The places of a project's lines, team and other parts while they are on their way. */
export function PartsSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <section id="lines" tabIndex={-1} aria-label={t('project.lines')}>
        <PageCard isFlush>
          <Lines>
            <SkeletonRows label={t('editor.loading')} rows={30} rowHeight={33} />
          </Lines>
        </PageCard>
      </section>
      <SectionCard name="team" title={t('project.team')}>
        <BlockSkeleton height={teamHeight} />
      </SectionCard>
      {(['providers', 'places', 'milestones'] as const).map((part) => (
        <SectionCard key={part} name={part} title={t(`projectParts.${part}`)}>
          <BlockSkeleton height={emptyHeight} />
        </SectionCard>
      ))}
    </>
  );
}
