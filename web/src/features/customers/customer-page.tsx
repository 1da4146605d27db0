import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { CustomerOverview } from '@mandate/contract/overview/record/customer-overview.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import ShieldCheck from 'lucide-react/icons/shield';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactsCard, contactsOf } from '../../business/record-page/cards/contacts-card.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { ChoiceFact, ReferredFact, TownFact, WebsiteFact } from '../../business/record-page/head/fact.tsx';
import { NewLink } from '../../business/record-page/head/new-link.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { reachedOfFirm } from '../../business/record-page/head/reached-of-firm.ts';
import { SumFigure } from '../../business/record-page/head/sum-figure.tsx';
import { aroundIt, ratesOf } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { placesOf, projectsOf } from '../../business/record-page/page/projects-people-places.tsx';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { LeftOutMark } from '../../ui/values/left-out-mark.tsx';
import { dateText, moneyText, numberText, percentText } from '../../ui/values/value-texts.ts';
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
      ...projectsOf(projects, { none: t('recordPage.noProjectsOfCustomer'), floor, isOfOneCustomer: true }),
      {
        name: 'contacts',
        title: t('recordPage.contacts'),
        count: record.contacts ? numberText(contactsOf(record).length) : undefined,
        place: 'shared',
        card: record.contacts ? <ContactsCard most={6} /> : null,
        whole: <ContactsCard />,
      },
      ...placesOf(places, { kind: 'customerSite', customerId: id }),
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
      facts={factsOf}
      act={(record) => <NewLink of="project" begin={{ customerId: String(record.id) }} />}
      reached={reachedOfFirm}
      figures={figuresOf}
      sections={sections}
    />
  );
}

/** What the preview of a customer beside the list begins with: the head of this page. */
export function CustomerPreview({ record }: PreviewedProps) {
  return <PreviewHead<CustomerOverview> noun={customer.name} record={record} facts={factsOf} figures={figuresOf} />;
}

function factsOf(record: Values): ReactNode {
  return (
    <>
      <ChoiceFact of={customer} record={record} name="kind" icon={ShieldCheck} />
      <TownFact record={record} />
      <WebsiteFact record={record} />
      <ReferredFact
        of={customer}
        record={record}
        name="accountManagerId"
        isPerson
        as={(name) => i18n.t('recordPage.accountManager', { name })}
      />
    </>
  );
}

function figuresOf({ openQuotes, running, margin, lastProject, marginFloorPercent }: CustomerOverview): PageFigure[] {
  const { t } = i18n;
  const figures: PageFigure[] = [
    {
      label: t('recordPage.openQuotes'),
      value: openQuotes.net ? <SumFigure of={openQuotes.net} /> : numberText(openQuotes.count),
      ...(openQuotes.net && { unit: openQuotes.net.currency }),
      about: openQuotes.firstEndsOn
        ? t('recordPage.quotesUntil', { count: openQuotes.count, date: dateText(openQuotes.firstEndsOn) })
        : t('recordPage.quotes', { count: openQuotes.count }),
    },
    {
      label: t(running.net ? 'recordPage.runningNet' : 'recordPage.running'),
      value: running.net ? <SumFigure of={running.net} /> : numberText(running.count),
      ...(running.net && { unit: running.net.currency }),
      about:
        running.approvedCount > 0
          ? t('recordPage.runningAndApproved', { count: running.count, approved: numberText(running.approvedCount) })
          : t('recordPage.runningProjects', { count: running.count }),
    },
  ];
  if (margin) {
    const amount = `${moneyText(margin.amount, margin.currency)} ${margin.currency}`;
    figures.push({
      label: t('recordPage.marginOfRunning'),
      value: (
        <>
          {percentText(margin.percent && decimal(margin.percent).toFixed(1))}
          {margin.withoutCost > 0 && <LeftOutMark text={t('missingCost.lines', { count: margin.withoutCost })} />}
        </>
      ),
      about:
        marginFloorPercent === undefined
          ? amount
          : t('recordPage.andFloor', { amount, floor: percentText(marginFloorPercent) }),
    });
  }
  if (lastProject !== undefined) {
    figures.push({
      label: t('recordPage.lastProject'),
      value: dateText(lastProject?.on ?? null),
      about: lastProject ? (
        <Link to={paths.projects.record(lastProject.id)}>{lastProject.label}</Link>
      ) : (
        t('recordPage.noProjectYet')
      ),
    });
  }
  return figures;
}
