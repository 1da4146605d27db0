import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { CustomerOverview } from '@mandate/contract/overview/record/customer-overview.ts';
import { useTranslation } from 'react-i18next';
import { ContactsCard, contactsOf } from '../../business/record-page/cards/contacts-card.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { PlacesCard } from '../../business/record-page/cards/places-card.tsx';
import { ProjectsCard } from '../../business/record-page/cards/projects-card.tsx';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { NewLink } from '../../business/record-page/head/new-link.tsx';
import { reachedOfFirm } from '../../business/record-page/head/reached-of-firm.ts';
import { aroundIt, ratesOf } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { CustomerFacts, customerFigures } from './customer-figures.tsx';
import { CustomerStatus } from './customer-status.tsx';

/** A customer to be read: what is open and running, whom to call, where they are, what was agreed. */
export default function CustomerPage() {
  const { t } = useTranslation();
  const reader = useUser();

  function sections(record: Values, overview: CustomerOverview | undefined): PageSection[] {
    const id = String(record.id);
    const isDeleted = typeof record.deletedAt === 'string';
    const floor = overview?.marginFloorPercent;
    const { projects, places } = overview ?? {};
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
                  none={t('recordPage.noProjectsOfCustomer')}
                  isOfOneCustomer
                  floor={floor}
                />
              ),
            },
          ]
        : []),
      {
        name: 'contacts',
        title: t('recordPage.contacts'),
        count: record.contacts ? numberText(contactsOf(record).length) : undefined,
        place: 'shared',
        card: record.contacts ? <ContactsCard most={6} /> : null,
        whole: <ContactsCard />,
      },
      ...(places
        ? [
            {
              name: 'places',
              title: t('recordPage.places'),
              count: countText(places),
              place: 'shared' as const,
              card: <PlacesCard places={places} begin={{ kind: 'customerSite', customerId: id }} />,
            },
          ]
        : []),
      ...ratesOf('customer', reader, overview?.rates),
      {
        name: 'details',
        title: t('recordPage.details'),
        place: 'wide',
        isHidden: true,
        card: (
          <DetailsCard
            groups={[
              {
                title: t('customers.section.general'),
                fields: ['legalName', 'email', 'phone', 'language', 'timeZone', 'isActive'],
              },
              {
                title: t('customers.section.address'),
                fields: ['addressLine1', 'addressLine2', 'postalCode', 'city', 'region', 'countryCode'],
              },
              {
                title: t('customers.section.billing'),
                fields: [
                  'vatNumber',
                  'taxId',
                  'invoiceEmail',
                  'paymentTermsId',
                  'defaultTaxRateId',
                  'currency',
                  'discountPercent',
                  'hoursPerDay',
                ],
              },
              { title: t('customers.section.notes'), fields: ['notes', 'tags', 'externalRef'] },
            ]}
          />
        ),
      },
      ...aroundIt({ entity: 'customer', noted: 'customer', id, reader, overview, isDeleted }),
    ];
  }

  return (
    <RecordPage<CustomerOverview>
      entity={customer}
      paths={paths.customers}
      status={(record) => <CustomerStatus status={record.status} />}
      facts={(record) => <CustomerFacts record={record} />}
      act={(record) => <NewLink of="project" begin={{ customerId: String(record.id) }} />}
      reached={reachedOfFirm}
      figures={customerFigures}
      sections={sections}
    />
  );
}
