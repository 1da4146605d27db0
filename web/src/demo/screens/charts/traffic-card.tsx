import { useTranslation } from 'react-i18next';
import { ChartCard, type Draw } from './chart-card.tsx';
import { toneOf } from './chart-tones.ts';

const shares = [
  { name: 'search', share: 65 },
  { name: 'social', share: 20 },
  { name: 'other', share: 15 },
] as const;

const draw: Draw = (colors, isShown) => {
  const slices = shares.map(({ share }, place) => ({
    value: share,
    itemStyle: {
      color: toneOf(colors, place),
      borderColor: place === 0 ? 'transparent' : colors.first,
      borderWidth: 1,
    },
  }));
  return {
    series: {
      type: 'pie',
      silent: true,
      radius: ['45%', '72.55%'],
      padAngle: 2,
      itemStyle: { borderRadius: 4 },
      label: { color: colors.ink3, fontSize: 12, formatter: '{c}', distanceToLabelLine: 3 },
      labelLine: { length: 6, length2: 4, lineStyle: { color: colors.line2 } },
      data: slices.filter((_, place) => isShown(place)),
    },
  };
};

/** Where visitors come from, as a ring of shares. */
export function TrafficCard() {
  const { t } = useTranslation();
  const names = shares.map(({ name }) => t(`demo.charts.traffic.${name}`));
  return (
    <ChartCard
      title={t('demo.charts.traffic.title')}
      lead={t('demo.charts.traffic.lead')}
      legend={names}
      figures={{
        placeName: t('demo.charts.traffic.source'),
        series: [t('demo.charts.traffic.share')],
        rows: shares.map(({ share }, at) => ({ place: names[at] ?? '', figures: [share] })),
      }}
      draw={draw}
    />
  );
}
