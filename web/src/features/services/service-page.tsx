import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import type { PriceNow, ServiceOverview } from '@mandate/contract/overview/record/service-overview.ts';
import FolderTree from 'lucide-react/icons/folder-tree';
import Ruler from 'lucide-react/icons/ruler';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { ChoiceFact, ReferredFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { aroundIt, ratesOf } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { projectsOf } from '../../business/record-page/page/projects-people-places.tsx';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { dateText, moneyText, noValue, numberText } from '../../ui/values/value-texts.ts';

/** A service to be read: what it costs now and from when, where it was sold, how it is delivered. */
export default function ServicePage() {
  const { t } = useTranslation();
  const reader = useUser();

  function sections(record: Values, overview: ServiceOverview | undefined): PageSection[] {
    const id = String(record.id);
    const isDeleted = typeof record.deletedAt === 'string';
    const { projects, marginFloorPercent } = overview ?? {};
    return [
      ...projectsOf(projects, { none: t('recordPage.noProjectsOfService'), floor: marginFloorPercent }),
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
      facts={factsOf}
      act={() => null}
      reached={() => ({})}
      figures={figuresOf}
      sections={sections}
    />
  );
}

/** What the preview of a service beside the list begins with: the head of this page. */
export function ServicePreview({ record }: PreviewedProps) {
  return <PreviewHead<ServiceOverview> noun={service.name} record={record} facts={factsOf} figures={figuresOf} />;
}

function factsOf(record: Values): ReactNode {
  return (
    <>
      <ReferredFact of={service} record={record} name="categoryId" icon={FolderTree} />
      <ChoiceFact of={service} record={record} name="unit" icon={Ruler} />
      {record.deliveredBy !== 'either' && <ChoiceFact of={service} record={record} name="deliveredBy" />}
    </>
  );
}

function figuresOf({ sold, price, cost }: ServiceOverview): PageFigure[] {
  const { t } = i18n;
  return [
    ...(sold
      ? [
          {
            label: t('recordPage.soldLines'),
            value: numberText(sold.lines),
            about: t('recordPage.inProjects', { count: sold.projects }),
          },
        ]
      : []),
    ...(price ? [priceFigure(t('recordPage.priceNow'), price)] : []),
    ...(cost ? [priceFigure(t('recordPage.costNow'), cost)] : []),
  ];
}

function priceFigure(label: string, { now, next }: PriceNow): PageFigure {
  const { t } = i18n;
  const since = now ? t('recordPage.sinceDay', { date: dateText(now.validFrom) }) : t('recordPage.noPrice');
  return {
    label,
    value: now ? moneyText(now.amount, now.currency) : noValue,
    ...(now && { unit: now.currency }),
    about: next
      ? t('recordPage.andFrom', {
          since,
          date: dateText(next.validFrom),
          amount: `${moneyText(next.amount, next.currency)} ${next.currency}`,
        })
      : since,
  };
}
