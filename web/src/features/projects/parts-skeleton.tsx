import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../form/fields/block-skeleton.tsx';
import { SectionCard } from '../../form/fields/section-card.tsx';

/** As tall as a team of two, in pixels. */
const teamHeight = 120;

/** As tall as a part without rows and the button that adds one, in pixels. */
const emptyHeight = 64;

/** The places of a project's team and other parts while they are on their way. */
export function PartsSkeleton() {
  const { t } = useTranslation();
  return (
    <>
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
