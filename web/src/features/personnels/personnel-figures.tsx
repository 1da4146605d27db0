import type { Values } from '@mandate/contract/changes/merge.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import type { PersonnelOverview } from '@mandate/contract/overview/record/personnel-overview.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import Briefcase from 'lucide-react/icons/briefcase';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { ChoiceFact, Fact, ReferredFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { i18n } from '../../lib/i18n/i18n.ts';
import { ContactLink } from '../../records/values/contact-link.tsx';
import { noValue, numberText, percentText } from '../../ui/values/value-texts.ts';

/** The facts under the name of a person of the firm. */
export function PersonnelFacts({ record }: { record: Values }) {
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

/** The figures of its head: what they work on, and what of their week is free. */
export function personnelFigures({ now, capacity, customers, projects }: PersonnelOverview): PageFigure[] {
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
