import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import type { PriceNow, ServiceOverview } from '@mandate/contract/overview/record/service-overview.ts';
import FolderTree from 'lucide-react/icons/folder-tree';
import Ruler from 'lucide-react/icons/ruler';
import { ChoiceFact, ReferredFact } from '../../business/record-page/head/fact.tsx';
import type { PageFigure } from '../../business/record-page/head/page-figures.tsx';
import { i18n } from '../../lib/i18n/i18n.ts';
import { dateText, moneyText, noValue, numberText } from '../../ui/values/value-texts.ts';

/** The facts under the name of a service. */
export function ServiceFacts({ record }: { record: Values }) {
  return (
    <>
      <ReferredFact of={service} record={record} name="categoryId" icon={FolderTree} />
      <ChoiceFact of={service} record={record} name="unit" icon={Ruler} />
      <ChoiceFact of={service} record={record} name="deliveredBy" />
    </>
  );
}

/** The figures of its head: where it was sold, and what it costs now. */
export function serviceFigures({ sold, price, cost }: ServiceOverview): PageFigure[] {
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
