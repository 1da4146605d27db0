import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { CustomerOverview } from '@mandate/contract/overview/record/customer-overview.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import ShieldCheck from 'lucide-react/icons/shield';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceFact, ReferredFact, TownFact, WebsiteFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { SumFigure } from '../../business/record-page/head/sum-figure.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { LeftOutMark } from '../../ui/values/left-out-mark.tsx';
import { dateText, moneyText, numberText, percentText } from '../../ui/values/value-texts.ts';

/** The facts under the name of a customer. */
export function CustomerFacts({ record }: { record: Values }) {
  const { t } = useTranslation();
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
        as={(name) => t('recordPage.accountManager', { name })}
      />
    </>
  );
}

/** The figures of its head: what is open and running, and what is left of it. */
export function customerFigures({
  openQuotes,
  running,
  margin,
  lastProject,
  marginFloorPercent,
}: CustomerOverview): PageFigure[] {
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
