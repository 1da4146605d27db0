import { useTranslation } from 'react-i18next';
import { ChartCard, type Draw } from './chart-card.tsx';
import { figuresOf } from './chart-figures.ts';
import { toneOf } from './chart-tones.ts';

const signUps = [25, 18, 20, 30, 40, 43];

const draw: Draw = (colors) => {
  return {
    grid: { left: 16, right: 16, top: 28, bottom: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'category', show: false, boundaryGap: false, data: signUps.map((_, week) => week) },
    yAxis: { type: 'value', show: false },
    series: {
      type: 'line',
      silent: true,
      smooth: true,
      symbol: 'circle',
      symbolSize: 6,
      lineStyle: { color: colors.first, width: 2 },
      itemStyle: { color: colors.first },
      areaStyle: { color: toneOf(colors, 2), opacity: 1 },
      label: { show: true, position: 'top', color: colors.ink3, fontSize: 12 },
      data: signUps,
    },
  };
};

/** Sign-ups of six weeks as an area without axes, its figures beside its points. */
export function GrowthCard() {
  const { t } = useTranslation();
  const weeks = signUps.map((_, place) => t('demo.charts.growth.week', { week: place + 1 }));
  const series = [{ name: t('demo.charts.growth.signUps'), figures: signUps }];
  return (
    <ChartCard
      title={t('demo.charts.growth.title')}
      lead={t('demo.charts.growth.lead')}
      figures={figuresOf(t('demo.charts.growth.weeks'), weeks, series)}
      draw={draw}
    />
  );
}
