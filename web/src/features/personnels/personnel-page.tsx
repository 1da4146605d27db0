import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import type {
  PersonnelOverview,
  ProjectOfPerson,
  TeamBooking,
} from '@mandate/contract/overview/record/personnel-overview.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import Briefcase from 'lucide-react/icons/briefcase';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { Fragment, lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { CustomersCard } from '../../business/record-page/cards/customers-card.tsx';
import { DetailsCard } from '../../business/record-page/cards/details-card.tsx';
import { ProjectsCard } from '../../business/record-page/cards/projects-card.tsx';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { ChoiceFact, Fact, ReferredFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { aroundIt, ratesOf } from '../../business/record-page/page/around-it.tsx';
import type { PageSection } from '../../business/record-page/page/page-section.ts';
import { RecordPage } from '../../business/record-page/page/record-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { rowsOf } from '../../records/changes/record-path.ts';
import { ContactLink } from '../../records/values/contact-link.tsx';
import { ListedLabel } from '../../records/values/listed-label.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import { noValue, numberText, percentText } from '../../ui/values/value-texts.ts';
import { AbsencesCard } from './absences-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';

// Fetched where somebody leaves.
const HeldNotice = lazy(() => import('../../business/hand-over/held-notice.tsx'));

/** A person of the firm to be read: what they work on, what of their week is free, how they are reached. */
export default function PersonnelPage() {
  const { t } = useTranslation();
  const reader = useUser();
  const mayHandOver = may(reader.role, personnel.name, 'edit') !== false;

  function sections(record: Values, overview: PersonnelOverview | undefined): PageSection[] {
    const id = String(record.id);
    const isDeleted = typeof record.deletedAt === 'string';
    const floor = overview?.marginFloorPercent;
    const { projects, managed, customers, absences } = overview ?? {};
    return [
      ...(projects
        ? [
            {
              name: 'projects',
              title: t('recordPage.projects'),
              count: countText(projects),
              place: 'wide' as const,
              card: (
                <ProjectsCard<ProjectOfPerson>
                  title={t('recordPage.projects')}
                  list="projects"
                  projects={projects}
                  none={t('recordPage.noProjectsOfPerson')}
                  own={{ title: t('recordPage.role'), cell: ({ bookings }) => <Bookings of={bookings} /> }}
                />
              ),
            },
          ]
        : []),
      ...(managed
        ? [
            {
              name: 'managed',
              title: t('recordPage.managed'),
              count: countText(managed),
              place: 'wide' as const,
              card: managed.total > 0 && (
                <ProjectsCard
                  title={t('recordPage.managed')}
                  list="managed"
                  projects={managed}
                  none={t('recordPage.noneManaged')}
                  floor={floor}
                />
              ),
              whole: (
                <ProjectsCard
                  title={t('recordPage.managed')}
                  list="managed"
                  projects={managed}
                  none={t('recordPage.noneManaged')}
                  floor={floor}
                />
              ),
            },
          ]
        : []),
      ...(customers
        ? [
            {
              name: 'customers',
              title: t('recordPage.customers'),
              count: countText(customers),
              place: 'shared' as const,
              card: customers.total > 0 && <CustomersCard customers={customers} />,
              whole: <CustomersCard customers={customers} />,
            },
          ]
        : []),
      ...(absences
        ? [
            {
              name: 'absences',
              title: t('shell.absences'),
              count: countText(absences),
              place: 'shared' as const,
              card: absences.total > 0 && <AbsencesCard absences={absences} />,
              whole: <AbsencesCard absences={absences} />,
            },
          ]
        : []),
      ...(rowsOf(record, 'schedules').length > 0
        ? [
            {
              name: 'schedules',
              title: t('personnels.section.schedules'),
              place: 'wide' as const,
              isHidden: true,
              card: <ScheduleCard schedules={rowsOf(record, 'schedules')} />,
            },
          ]
        : []),
      ...ratesOf('personnel', reader, overview?.rates),
      {
        name: 'details',
        title: t('recordPage.details'),
        place: 'wide',
        isHidden: true,
        card: (
          <DetailsCard
            groups={[
              {
                title: t('personnels.section.general'),
                fields: ['workEmail', 'phone', 'mobile', 'tags', 'externalRef'],
              },
              {
                title: t('personnels.section.employment'),
                fields: [
                  'employmentType',
                  'providerId',
                  'seniority',
                  'weeklyHours',
                  'hiredOn',
                  'leftOn',
                  'managerId',
                  'basePlaceId',
                ],
              },
              { title: t('personnels.section.login'), fields: ['userId'] },
            ]}
          />
        ),
      },
      ...aroundIt({ entity: 'personnel', noted: 'personnel', id, reader, overview, isDeleted }),
    ];
  }

  return (
    <RecordPage<PersonnelOverview>
      entity={personnel}
      paths={paths.personnels}
      status={(record) => <ActiveStatus isActive={record.isActive} />}
      facts={factsOf}
      act={() => null}
      reached={(record) => ({ phone: record.mobile ?? record.phone, email: record.workEmail })}
      figures={figuresOf}
      notice={({ id, isActive, leftOn }) =>
        mayHandOver &&
        (isActive === false || Boolean(leftOn)) && (
          <Aside>
            <HeldNotice personId={String(id)} />
          </Aside>
        )
      }
      sections={sections}
    />
  );
}

/** What somebody is in a project, and how much of their week that takes. */
function Bookings({ of }: { of: readonly TeamBooking[] }) {
  return of.map(({ role, allocationPercent, hoursPerWeek, startDate }, place) => (
    <Fragment key={`${role} ${startDate}`}>
      {place > 0 && '; '}
      <ListedLabel parameter="project.roles" code={role} />
      {allocationPercent && `, ${percentText(allocationPercent)}`}
      {hoursPerWeek && `, ${i18n.t('recordPage.hoursAWeek', { hours: numberText(hoursPerWeek) })}`}
    </Fragment>
  ));
}

/** What the preview of a person beside the list begins with: the head of this page. */
export function PersonnelPreview({ record }: PreviewedProps) {
  return <PreviewHead<PersonnelOverview> noun={personnel.name} record={record} facts={factsOf} figures={figuresOf} />;
}

function factsOf(record: Values): ReactNode {
  return (
    <>
      <Fact icon={Briefcase}>{typeof record.jobTitle === 'string' && record.jobTitle}</Fact>
      <ChoiceFact of={personnel} record={record} name="employmentType" />
      <ReferredFact of={personnel} record={record} name="basePlaceId" icon={MapPin} />
      {typeof record.workEmail === 'string' && (
        <Fact icon={Mail}>
          <ContactLink form="email" text={record.workEmail} />
        </Fact>
      )}
      {typeof (record.mobile ?? record.phone) === 'string' && (
        <Fact icon={Phone}>
          <ContactLink form="phone" text={String(record.mobile ?? record.phone)} />
        </Fact>
      )}
    </>
  );
}

function figuresOf({ now, capacity, customers, projects }: PersonnelOverview): PageFigure[] {
  const { t } = i18n;
  const figures: PageFigure[] = [
    {
      label: t('recordPage.projectsNow'),
      value: numberText(now.projects),
      about: t('recordPage.ofProjects', { count: projects.total }),
    },
    {
      label: t('recordPage.managesNow'),
      value: numberText(now.managed),
      about: t('recordPage.runningOrApproved'),
    },
  ];
  if (capacity) {
    const hours = { booked: numberText(capacity.bookedHours), week: numberText(capacity.weeklyHours) };
    const over = decimal(capacity.freeHours).times(-1);
    figures.push({
      ...(over.gt(0)
        ? { label: t('recordPage.overbooked'), value: t('recordPage.hours', { hours: numberText(over.toFixed()) }) }
        : {
            label: t('recordPage.freeOfWeek'),
            value: capacity.freePercent === null ? noValue : percentText(capacity.freePercent),
          }),
      about:
        Number(capacity.tentativeHours) > 0
          ? t('recordPage.bookedAndTentative', { ...hours, tentative: numberText(capacity.tentativeHours) })
          : t('recordPage.booked', hours),
    });
  }
  if (customers) {
    figures.push({
      label: t('recordPage.customersLookedAfter'),
      value: countText(customers),
      about: t('recordPage.asAccountManager'),
    });
  }
  return figures;
}
