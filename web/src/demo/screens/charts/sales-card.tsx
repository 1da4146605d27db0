import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ui/formats.ts';
import { axesOf } from './axes.ts';
import { monthNames } from './calendar-names.ts';
import { ChartCard, type Draw } from './chart-card.tsx';
import { figuresOf } from './chart-figures.ts';
import { toneOf } from './chart-tones.ts';

const sales = [
  { name: 'website', figures: [2200, 800, 700, 1500, 2450, 1700] },
  { name: 'app', figures: [1200, 500, 1350, 1250, 450, 1250] },
] as const;

/** Sales by month on the website and in the app, as bars side by side. */
export function SalesCard() {
  const { t } = useTranslation();
  const { language, number } = useFormats();
  const series = sales.map(({ name, figures }) => ({ name: t(`demo.charts.sales.${name}`), figures }));

  const draw = useCallback<Draw>(
    (colors, isShown) => {
      const bars = sales.map(({ figures }, place) => ({
        type: 'bar' as const,
        silent: true,
        barMaxWidth: 22,
        barGap: '12%',
        itemStyle: {
          color: toneOf(colors, place),
          borderColor: colors.first,
          borderWidth: place,
          borderRadius: [2, 2, 0, 0],
        },
        data: [...figures],
      }));
      return { ...axesOf(monthNames(language, 6), number, colors), series: bars.filter((_, place) => isShown(place)) };
    },
    [language, number],
  );

  return (
    <ChartCard
      title={t('demo.charts.sales.title')}
      lead={t('demo.charts.sales.lead')}
      legend={series.map(({ name }) => name)}
      figures={figuresOf(t('demo.charts.sales.month'), monthNames(language, 6), series)}
      draw={draw}
    />
  );
}
