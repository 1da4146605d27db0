import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ui/formats.ts';
import { axesOf } from './axes.ts';
import { dayNames } from './calendar-names.ts';
import { ChartCard, type Draw } from './chart-card.tsx';
import { figuresOf } from './chart-figures.ts';
import { toneOf } from './chart-tones.ts';

const visits = [
  { name: 'thisMonth', figures: [30, 40, 20, 50, 40, 80, 90] },
  { name: 'lastMonth', figures: [20, 50, 15, 50, 30, 70, 95] },
] as const;

/** Visits by day of the week, this month and the last, as smooth lines. */
export function VisitsCard() {
  const { t } = useTranslation();
  const { language, number } = useFormats();
  const series = visits.map(({ name, figures }) => ({ name: t(`demo.charts.visits.${name}`), figures }));

  const draw = useCallback<Draw>(
    (colors, isShown) => {
      const lines = visits.map(({ figures }, place) => ({
        type: 'line' as const,
        silent: true,
        smooth: true,
        symbol: 'circle',
        symbolSize: 6,
        lineStyle: {
          color: toneOf(colors, place),
          width: 3,
          type: place === 0 ? ('solid' as const) : ('dashed' as const),
        },
        itemStyle: { color: colors.paper, borderColor: toneOf(colors, place), borderWidth: 2 },
        data: [...figures],
      }));
      return { ...axesOf(dayNames(language), number, colors), series: lines.filter((_, place) => isShown(place)) };
    },
    [language, number],
  );

  return (
    <ChartCard
      title={t('demo.charts.visits.title')}
      lead={t('demo.charts.visits.lead')}
      legend={series.map(({ name }) => name)}
      figures={figuresOf(t('demo.charts.visits.day'), dayNames(language), series)}
      draw={draw}
    />
  );
}
