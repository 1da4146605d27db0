import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { axesOf } from './axes-of.ts';
import { ChartCard, type Draw } from './chart-card.tsx';
import { figuresOf } from './chart-figures.ts';
import { lastMonthNames } from './day-names.ts';

const sales = [
  { name: 'website', tone: 'first', figures: [2200, 800, 700, 1500, 2450, 1700] },
  { name: 'app', tone: 'second', figures: [1200, 500, 1350, 1250, 450, 1250] },
] as const;

const months = sales[0].figures.length;

/** Sales by month on the website and in the app, as bars side by side. */
export function SalesCard() {
  const { t } = useTranslation('demo');
  const { language, number } = useFormats();
  const series = sales.map(({ name, tone, figures }) => ({ name: t(`charts.sales.${name}`), tone, figures }));

  const draw = useCallback<Draw>(
    (colors, isShown) => {
      const bars = sales.map(({ tone, figures }) => ({
        type: 'bar' as const,
        silent: true,
        barMaxWidth: 22,
        barGap: '12%',
        itemStyle: { color: colors[tone], borderRadius: [2, 2, 0, 0] },
        data: [...figures],
      }));
      return {
        ...axesOf(lastMonthNames(language, months), number, colors),
        series: bars.filter((_, place) => isShown(place)),
      };
    },
    [language, number],
  );

  return (
    <ChartCard
      title={t('charts.sales.title')}
      lead={t('charts.sales.lead')}
      legend={series}
      figures={figuresOf(t('charts.sales.month'), lastMonthNames(language, months), series)}
      draw={draw}
    />
  );
}
