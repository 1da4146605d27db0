import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { axesOf } from './axes-of.ts';
import { ChartCard, type Draw } from './chart-card.tsx';
import { figuresOf } from './chart-figures.ts';
import { dayNames } from './day-names.ts';

const visits = [
  { name: 'thisMonth', tone: 'first', figures: [30, 40, 20, 50, 40, 80, 90] },
  { name: 'lastMonth', tone: 'second', figures: [20, 50, 15, 50, 30, 70, 95] },
] as const;

/** Visits by day of the week, this month and the last, as smooth lines. */
export function VisitsCard() {
  const { t } = useTranslation('demo');
  const { language, number } = useFormats();
  const series = visits.map(({ name, tone, figures }) => ({ name: t(`charts.visits.${name}`), tone, figures }));

  const draw = useCallback<Draw>(
    (colors, isShown) => {
      const lines = visits.map(({ tone, figures }) => ({
        type: 'line' as const,
        silent: true,
        smooth: true,
        symbol: 'circle',
        symbolSize: 6,
        lineStyle: { color: colors[tone], width: 2.5 },
        itemStyle: { color: colors.paper, borderColor: colors[tone], borderWidth: 2 },
        data: [...figures],
      }));
      return { ...axesOf(dayNames(language), number, colors), series: lines.filter((_, place) => isShown(place)) };
    },
    [language, number],
  );

  return (
    <ChartCard
      title={t('charts.visits.title')}
      lead={t('charts.visits.lead')}
      legend={series}
      figures={figuresOf(t('charts.visits.day'), dayNames(language), series)}
      draw={draw}
    />
  );
}
