import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import type { ChartColors, ChartOption } from '../../../ui/charts/chart-of.tsx';

type Months = Dashboard['byMonth'];

/**
 * The room around the columns, in pixels, so that what lies over them knows where each is. At the left it holds the longest short amount of any
 * language, such as "-200 Tsd.".
 */
export const monthFrame = { left: 64, right: 46, top: 10, bottom: 40 } as const;

interface Words {
  months: readonly string[];
  /** Writes an amount of the left axis. */
  amount: (amount: number) => string;
  /** Writes a share of the right axis. */
  share: (percent: number) => string;
}

/** Planned revenue and cost as bars side by side, what is yet to come hatched; margin as a line, dashed where it is yet to come. */
export function monthOption(months: Months, words: Words, colors: ChartColors): ChartOption {
  const { first, second, fourth, ink3, line, line2, paper } = colors;
  const axisLabel = { color: ink3, fontSize: 11, hideOverlap: true };
  const ahead = (color: string) => ({
    color: paper,
    borderColor: color,
    borderWidth: 1,
    decal: {
      color,
      dashArrayX: [1, 0] as [number, number],
      dashArrayY: [2, 3] as [number, number],
      rotation: -Math.PI / 4,
    },
  });
  const bars = (name: 'revenue' | 'cost', color: string) => ({
    type: 'bar' as const,
    silent: true,
    itemStyle: { color, borderRadius: [2, 2, 0, 0] },
    barMaxWidth: 22,
    barGap: '8%',
    barCategoryGap: '28%',
    data: months.map((month) => ({
      value: Number(month[name]),
      ...(month.isFuture && { itemStyle: { ...ahead(color), borderRadius: [2, 2, 0, 0] } }),
    })),
  });
  const coming = months.findIndex(({ isFuture }) => isFuture);
  const margins = (isShown: (place: number) => boolean, type: 'solid' | 'dashed') => ({
    type: 'line' as const,
    silent: true,
    yAxisIndex: 1,
    symbol: 'circle',
    symbolSize: 6,
    showAllSymbol: true,
    lineStyle: { color: fourth, width: 2, type },
    itemStyle: { color: paper, borderColor: fourth, borderWidth: 1.5 },
    data: months.map(({ marginPercent }, place) =>
      marginPercent === null || !isShown(place) ? '-' : Number(marginPercent),
    ),
  });
  return {
    grid: { ...monthFrame, outerBoundsMode: 'none' },
    xAxis: {
      type: 'category',
      data: [...words.months],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line2 } },
      axisLabel: { ...axisLabel, lineHeight: 16, margin: 6 },
    },
    yAxis: [
      {
        type: 'value',
        splitNumber: 4,
        minInterval: 1,
        splitLine: { lineStyle: { color: line } },
        axisLabel: { ...axisLabel, formatter: words.amount },
      },
      {
        type: 'value',
        scale: true,
        splitNumber: 4,
        alignTicks: true,
        splitLine: { show: false },
        axisLabel: { ...axisLabel, formatter: words.share },
      },
    ],
    series: [
      bars('revenue', first),
      bars('cost', second),
      // The dashed part begins where the solid one ends.
      margins((place) => coming < 0 || place < coming, 'solid'),
      ...(coming < 0 ? [] : [margins((place) => place >= coming - 1, 'dashed')]),
    ],
  };
}
