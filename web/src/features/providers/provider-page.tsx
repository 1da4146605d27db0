import type { Values } from '@mandate/contract/changes/merge.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import type { ProviderOverview } from '@mandate/contract/overview/record/provider-overview.ts';
import { useTranslation } from 'react-i18next';
import { ContactsCard, contactsOf } from '../../business/record-page/cards/contacts-card.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { PeopleCard } from '../../business/record-page/cards/people-card.tsx';
import { PlacesCard } from '../../business/record-page/cards/places-card.tsx';
import { ProjectsCard } from '../../business/record-page/cards/projects-card.tsx';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { reachedOfFirm } from '../../business/record-page/head/reached-of-firm.ts';
import { aroundIt, ratesOf } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { ExpiringCard } from './expiring-card.tsx';
import { ProviderFacts, providerFigures } from './provider-figures.tsx';
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
                  none={t('recordPage.noProjectsOfProvider')}
                  floor={marginFloorPercent}
                />
              ),
            },
          ]
        : []),
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
      ...(people
        ? [
            {
              name: 'people',
              title: t('recordPage.freelancers'),
              count: countText(people),
              place: 'shared' as const,
              card: people.total > 0 && (
                <PeopleCard title={t('recordPage.freelancers')} people={people} none={t('recordPage.noFreelancers')} />
              ),
              whole: (
                <PeopleCard title={t('recordPage.freelancers')} people={people} none={t('recordPage.noFreelancers')} />
              ),
            },
          ]
        : []),
      ...(places
        ? [
            {
              name: 'places',
              title: t('recordPage.places'),
              count: countText(places),
              place: 'shared' as const,
              card: <PlacesCard places={places} begin={{ kind: 'providerSite', providerId: id }} />,
            },
          ]
        : []),
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
      facts={(record) => <ProviderFacts record={record} />}
      act={() => null}
      reached={reachedOfFirm}
      figures={providerFigures}
      sections={sections}
    />
  );
}
