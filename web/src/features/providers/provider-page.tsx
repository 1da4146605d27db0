import type { Values } from '@mandate/contract/changes/merge.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import type { ProviderOverview } from '@mandate/contract/overview/record/provider-overview.ts';
import { settledStatuses } from '@mandate/contract/project/way/status.ts';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactsCard, contactsOf } from '../../business/record-page/cards/contacts-card.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { ChoiceFact, ReferredFact, TownFact, WebsiteFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { reachedOfFirm } from '../../business/record-page/head/reached-of-firm.ts';
import { SumFigure } from '../../business/record-page/head/sum-figure.tsx';
import { aroundIt, ratesOf } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { peopleOf, placesOf, projectsOf } from '../../business/record-page/page/projects-people-places.tsx';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';
import { ExpiringCard } from './expiring-card.tsx';
import { ProviderStatus } from './provider-status.tsx';

/** A provider to be read: what it delivers, what was agreed and ends soon, whom to call. */
export default function ProviderPage() {
  const { t } = useTranslation();
  const reader = useUser();

  function sections(record: Values, overview: ProviderOverview | undefined): PageSection[] {
    const id = String(record.id);
    const isDeleted = typeof record.deletedAt === 'string';
    const { projects, expiring, people, places, marginFloorPercent } = overview ?? {};
    return [
      ...projectsOf(projects, { none: t('recordPage.noProjectsOfProvider'), floor: marginFloorPercent }),
      ...(expiring
        ? [
            {
              name: 'expiring',
              title: t('recordPage.expiring'),
              place: 'shared' as const,
              isHidden: true,
              card: expiring.total > 0 && <ExpiringCard expiring={expiring} />,
            },
          ]
        : []),
      ...(record.contacts
        ? [
            {
              name: 'contacts',
              title: t('recordPage.contacts'),
              count: numberText(contactsOf(record).length),
              place: 'shared' as const,
              card: <ContactsCard most={6} />,
              whole: <ContactsCard />,
            },
          ]
        : []),
      ...peopleOf(people, { title: t('recordPage.freelancers'), none: t('recordPage.noFreelancers') }),
      ...placesOf(places, { kind: 'providerSite', providerId: id }),
      ...ratesOf('provider', reader, overview?.rates),
      {
        name: 'details',
        title: t('recordPage.details'),
        place: 'wide',
        isHidden: true,
        card: (
          <DetailsCard
            groups={[
              {
                title: t('providers.section.general'),
                fields: ['legalName', 'serviceCategoryIds', 'email', 'phone', 'language', 'isActive'],
              },
              {
                title: t('providers.section.address'),
                fields: ['addressLine1', 'addressLine2', 'postalCode', 'city', 'region', 'countryCode'],
              },
              {
                title: t('providers.section.payment'),
                fields: ['vatNumber', 'taxId', 'invoiceEmail', 'paymentTermsId', 'currency', 'iban', 'bic', 'bankName'],
              },
              { title: t('providers.section.notes'), fields: ['notes', 'tags', 'externalRef'] },
            ]}
          />
        ),
      },
      ...aroundIt({ entity: 'provider', noted: 'provider', id, reader, overview, isDeleted }),
    ];
  }

  return (
    <RecordPage<ProviderOverview>
      entity={provider}
      paths={paths.providers}
      status={(record) => <ProviderStatus status={record.status} />}
      facts={factsOf}
      act={() => null}
      reached={reachedOfFirm}
      figures={figuresOf}
      sections={sections}
    />
  );
}

/** What the preview of a provider beside the list begins with: the head of this page. */
export function ProviderPreview({ record }: PreviewedProps) {
  return <PreviewHead<ProviderOverview> noun={provider.name} record={record} facts={factsOf} figures={figuresOf} />;
}

function factsOf(record: Values): ReactNode {
  return (
    <>
      <ChoiceFact of={provider} record={record} name="kind" icon={Handshake} />
      <TownFact record={record} />
      <WebsiteFact record={record} />
      <ReferredFact
        of={provider}
        record={record}
        name="accountManagerId"
        isPerson
        as={(name) => i18n.t('recordPage.accountManager', { name })}
      />
    </>
  );
}

function figuresOf({ delivers, agreed, expiring, projects }: ProviderOverview): PageFigure[] {
  const { t } = i18n;
  return [
    ...(delivers
      ? [
          {
            label: t('recordPage.delivers'),
            value: numberText(delivers.runningLines),
            about: t('recordPage.ofLines', { count: delivers.lines }),
          },
        ]
      : []),
    ...(agreed
      ? [
          {
            label: t('recordPage.agreed'),
            value: agreed.sum ? <SumFigure of={agreed.sum} /> : numberText(agreed.count),
            ...(agreed.sum && { unit: agreed.sum.currency }),
            about: t('recordPage.agreements', { count: agreed.count }),
          },
        ]
      : []),
    ...(expiring
      ? [
          {
            label: t('recordPage.endsSoon'),
            value: countText(expiring),
            about: t('recordPage.untilDay', { date: dateText(expiring.until) }),
          },
        ]
      : []),
    {
      label: t('recordPage.projects'),
      value: countText(projects),
      about: t('recordPage.openOfThem', { count: openCount(projects.byStatus) }),
    },
  ];
}

function openCount(byStatus: ProviderOverview['projects']['byStatus']): number {
  return byStatus
    .filter(({ status }) => !settledStatuses.some((settled) => settled === status))
    .reduce((sum, { count }) => sum + count, 0);
}
