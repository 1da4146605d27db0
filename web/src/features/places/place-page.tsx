import type { Values } from '@mandate/contract/changes/merge.ts';
import { place } from '@mandate/contract/entities/place.ts';
import type { PlaceOverview } from '@mandate/contract/overview/record/place-overview.ts';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { PeopleCard } from '../../business/record-page/cards/people-card.tsx';
import { ProjectsCard } from '../../business/record-page/cards/projects-card.tsx';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { MapAct } from '../../business/record-page/head/map-act.tsx';
import { aroundIt } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { PlaceFacts, placeFigures } from './place-figures.tsx';

/** A place to be read: where it is, how one gets in, what happens there. */
export default function PlacePage() {
  const { t } = useTranslation();
  const reader = useUser();

  function sections(record: Values, overview: PlaceOverview | undefined): PageSection[] {
    const id = String(record.id);
    const isDeleted = typeof record.deletedAt === 'string';
    const { projects, people, marginFloorPercent } = overview ?? {};
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
                  none={t('recordPage.noProjectsOfPlace')}
                  floor={marginFloorPercent}
                />
              ),
            },
          ]
        : []),
      ...(people
        ? [
            {
              name: 'people',
              title: t('recordPage.peopleHere'),
              count: countText(people),
              place: 'shared' as const,
              card: people.total > 0 && (
                <PeopleCard title={t('recordPage.peopleHere')} people={people} none={t('recordPage.nobodyHere')} />
              ),
              whole: (
                <PeopleCard title={t('recordPage.peopleHere')} people={people} none={t('recordPage.nobodyHere')} />
              ),
            },
          ]
        : []),
      {
        name: 'details',
        title: t('recordPage.details'),
        place: 'wide',
        isHidden: true,
        card: (
          <DetailsCard
            groups={[
              {
                title: t('places.section.address'),
                fields: ['addressLine1', 'addressLine2', 'postalCode', 'city', 'region', 'countryCode', 'timeZone'],
              },
              { title: t('places.section.visiting'), fields: ['contactName', 'phone', 'accessNotes'] },
              { title: t('places.section.notes'), fields: ['tags', 'externalRef'] },
            ]}
          />
        ),
      },
      ...aroundIt({ entity: 'place', id, reader, overview, isDeleted }),
    ];
  }

  return (
    <RecordPage<PlaceOverview>
      entity={place}
      paths={paths.places}
      status={(record) => <ActiveStatus isActive={record.isActive} />}
      facts={(record) => <PlaceFacts record={record} />}
      act={(record) => <MapAct of={record} />}
      reached={(record) => ({ phone: record.phone, place: record })}
      figures={placeFigures}
      sections={sections}
    />
  );
}
