import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import type { ServiceOverview } from '@mandate/contract/overview/record/service-overview.ts';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { ProjectsCard } from '../../business/record-page/cards/projects-card.tsx';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { aroundIt, ratesOf } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { ServiceFacts, serviceFigures } from './service-figures.tsx';

/** A service to be read: what it costs now and from when, where it was sold, how it is delivered. */
export default function ServicePage() {
  const { t } = useTranslation();
  const reader = useUser();

  function sections(record: Values, overview: ServiceOverview | undefined): PageSection[] {
    const id = String(record.id);
    const isDeleted = typeof record.deletedAt === 'string';
    const { projects, marginFloorPercent } = overview ?? {};
    return [
      ...(projects
        ? [
            {
              name: 'projects',
              title: t('recordPage.projects'),
              count: countText(projects),
              place: 'wide' as const,
              card: (
                <ProjectsCard
                  title={t('recordPage.projects')}
                  list="projects"
                  projects={projects}
                  none={t('recordPage.noProjectsOfService')}
                  floor={marginFloorPercent}
                />
              ),
            },
          ]
        : []),
      ...ratesOf('service', reader, overview?.rates),
      {
        name: 'details',
        title: t('recordPage.details'),
        place: 'wide',
        isHidden: true,
        card: (
          <DetailsCard
            groups={[
              { title: t('services.section.general'), fields: ['description', 'unit', 'isActive'] },
              { title: t('services.section.price'), fields: ['currency', 'defaultQuantity', 'taxRateId'] },
              {
                title: t('services.section.delivery'),
                fields: ['deliveredBy', 'billingMode', 'budgetTracking', 'isBillable', 'isOptionalByDefault'],
              },
              { title: t('services.section.notes'), fields: ['tags', 'externalRef'] },
            ]}
          />
        ),
      },
      ...aroundIt({ entity: 'service', id, reader, overview, isDeleted }),
    ];
  }

  return (
    <RecordPage<ServiceOverview>
      entity={service}
      paths={paths.services}
      status={(record) => <ActiveStatus isActive={record.isActive} />}
      facts={(record) => <ServiceFacts record={record} />}
      act={() => null}
      reached={() => ({})}
      figures={serviceFigures}
      sections={sections}
    />
  );
}
