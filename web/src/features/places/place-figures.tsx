import type { Values } from '@mandate/contract/changes/merge.ts';
import { place } from '@mandate/contract/entities/place.ts';
import type { PlaceOverview } from '@mandate/contract/overview/record/place-overview.ts';
import Building2 from 'lucide-react/icons/building-2';
import Handshake from 'lucide-react/icons/handshake';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import { addressLine } from '../../business/record-page/cards/map-address.ts';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { ChoiceFact, Fact, ReferredFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { i18n } from '../../lib/i18n/i18n.ts';

/** The facts under the name of a place. */
export function PlaceFacts({ record }: { record: Values }) {
  return (
    <>
      <ChoiceFact of={place} record={record} name="kind" icon={Tag} />
      <ReferredFact of={place} record={record} name="customerId" icon={Building2} />
      <ReferredFact of={place} record={record} name="providerId" icon={Handshake} />
      <Fact icon={MapPin}>{addressLine(record)}</Fact>
    </>
  );
}

/** The figures of its head: what happens there. */
export function placeFigures({ projects, people }: PlaceOverview): PageFigure[] {
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
