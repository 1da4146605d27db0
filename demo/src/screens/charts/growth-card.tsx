import { mixed } from '@mandate/web/src/lib/theme/contrast.ts';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { axesOf } from './axes-of.ts';
import { ChartCard, type Draw } from './chart-card.tsx';
import { figuresOf } from './chart-figures.ts';

const signUps = [25, 18, 20, 30, 40, 43];

/** How much of the card's ground is in the colour of the area. */
const groundShare = 0.8;

/** Sign-ups of six weeks as an area. */
export function GrowthCard() {
  const { t } = useTranslation('demo');
  const { number } = useFormats();
  const weeks = signUps.map((_, place) => t('charts.growth.week', { week: place + 1 }));
  const series = [{ name: t('charts.growth.signUps'), figures: signUps }];

  const draw = useCallback<Draw>(
    (colors) => {
      const places = signUps.map((_, place) => t('charts.growth.week', { week: place + 1 }));
      const { xAxis, ...axes } = axesOf(places, number, colors);
      return {
        ...axes,
        // The area begins and ends at the edges; the first and the last name stand within them.
        xAxis: {
          ...xAxis,
          boundaryGap: false,
          axisLabel: { ...xAxis.axisLabel, alignMinLabel: 'left', alignMaxLabel: 'right' },
        },
        series: {
          type: 'line',
          silent: true,
          smooth: true,
          symbol: 'circle',
          symbolSize: 6,
          lineStyle: { color: colors.first, width: 2 },
          itemStyle: { color: colors.first },
          areaStyle: { color: mixed(colors.first, colors.paper, groundShare), opacity: 1 },
          data: signUps,
        },
      };
    },
    [t, number],
  );

  return (
    <ChartCard
      title={t('charts.growth.title')}
      lead={t('charts.growth.lead')}
      figures={figuresOf(t('charts.growth.weeks'), weeks, series)}
      draw={draw}
    />
  );
}
