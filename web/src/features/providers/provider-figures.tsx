import type { Values } from '@mandate/contract/changes/merge.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import type { ProviderOverview } from '@mandate/contract/overview/record/provider-overview.ts';
import { settledStatuses } from '@mandate/contract/project/way/status.ts';
import Handshake from 'lucide-react/icons/handshake';
import { useTranslation } from 'react-i18next';
import { countText } from '../../business/record-page/cards/related-card.tsx';
import { ChoiceFact, ReferredFact, TownFact, WebsiteFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { SumFigure } from '../../business/record-page/head/sum-figure.tsx';
import { i18n } from '../../lib/i18n/i18n.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';

/** The facts under the name of a provider. */
export function ProviderFacts({ record }: { record: Values }) {
  const { t } = useTranslation();
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
        as={(name) => t('recordPage.accountManager', { name })}
      />
    </>
  );
}

/** The figures of its head: what it delivers, and what was agreed. */
export function providerFigures({ delivers, agreed, expiring, projects }: ProviderOverview): PageFigure[] {
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
