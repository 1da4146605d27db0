import type { Values } from '@mandate/contract/changes/merge.ts';
import { place } from '@mandate/contract/entities/place.ts';
import type { PlaceOverview } from '@mandate/contract/overview/record/place-overview.ts';
import Building2 from 'lucide-react/icons/building-2';
import Handshake from 'lucide-react/icons/handshake';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { addressLine } from '../../business/record-page/cards/map-address.ts';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { ChoiceFact, Fact, ReferredFact } from '../../business/record-page/head/fact.tsx';
import { MapAct } from '../../business/record-page/head/map-act.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { aroundIt } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { peopleOf, projectsOf } from '../../business/record-page/page/projects-people-places.tsx';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';

/** A place to be read: where it is, how one gets in, what happens there. */
export default function PlacePage() {
  const { t } = useTranslation();
  const reader = useUser();

  function sections(record: Values, overview: PlaceOverview | undefined): PageSection[] {
    const id = String(record.id);
    const isDeleted = typeof record.deletedAt === 'string';
    const { projects, people, marginFloorPercent } = overview ?? {};
    return [
      ...projectsOf(projects, { none: t('recordPage.noProjectsOfPlace'), floor: marginFloorPercent }),
      ...peopleOf(people, { title: t('recordPage.peopleHere'), none: t('recordPage.nobodyHere') }),
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
                fields: [
                  'addressLine1',
                  'addressLine2',
                  'postalCode',
                  'city',
                  'region',
                  'countryCode',
                  'timeZone',
                  'holidayCalendarId',
                ],
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
      facts={factsOf}
      act={(record) => <MapAct of={record} />}
      reached={(record) => ({ phone: record.phone, place: record })}
      figures={figuresOf}
      sections={sections}
    />
  );
}

/** What the preview of a place beside the list begins with: the head of this page. */
export function PlacePreview({ record }: PreviewedProps) {
  return <PreviewHead<PlaceOverview> noun={place.name} record={record} facts={factsOf} figures={figuresOf} />;
}

function factsOf(record: Values): ReactNode {
  return (
    <>
      <ChoiceFact of={place} record={record} name="kind" icon={Tag} />
      <ReferredFact of={place} record={record} name="customerId" icon={Building2} />
      <ReferredFact of={place} record={record} name="providerId" icon={Handshake} />
      <Fact icon={MapPin}>{addressLine(record)}</Fact>
    </>
  );
}

function figuresOf({ projects, people }: PlaceOverview): PageFigure[] {
  const { t } = i18n;
  const running = projects.byStatus
    .filter(({ status }) => status === 'active' || status === 'onHold')
    .reduce((sum, { count }) => sum + count, 0);
  return [
    {
      label: t('recordPage.projects'),
      value: countText(projects),
      about: t('recordPage.runningProjects', { count: running }),
    },
    ...(people
      ? [{ label: t('recordPage.peopleHere'), value: countText(people), about: t('recordPage.workFromHere') }]
      : []),
  ];
}
