import { useTranslation } from 'react-i18next';
import { ChartCard, type Draw } from './chart-card.tsx';

const shares = [
  { name: 'search', tone: 'first', share: 65 },
  { name: 'social', tone: 'second', share: 20 },
  { name: 'other', tone: 'rest', share: 15 },
] as const;

const draw: Draw = (colors, isShown) => {
  const slices = shares.map(({ tone, share }) => ({ value: share, itemStyle: { color: colors[tone] } }));
  return {
    series: {
      type: 'pie',
      silent: true,
      radius: ['45%', '72.55%'],
      padAngle: 2,
      itemStyle: { borderRadius: 4 },
      label: { color: colors.ink3, fontSize: 12, formatter: '{c}\u00A0%', distanceToLabelLine: 3, overflow: 'none' },
      labelLine: { length: 6, length2: 4, lineStyle: { color: colors.line2 } },
      data: slices.filter((_, place) => isShown(place)),
    },
  };
};

/** Where visitors come from, as a ring of shares. */
export function TrafficCard() {
  const { t } = useTranslation('demo');
  const legend = shares.map(({ name, tone }) => ({ name: t(`charts.traffic.${name}`), tone }));
  return (
    <ChartCard
      title={t('charts.traffic.title')}
      lead={t('charts.traffic.lead')}
      legend={legend}
      figures={{
        placeName: t('charts.traffic.source'),
        series: [t('charts.traffic.share')],
        rows: shares.map(({ share }, at) => ({ place: legend[at]?.name ?? '', figures: [share] })),
      }}
      draw={draw}
    />
  );
}
