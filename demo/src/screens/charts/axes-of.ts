import type { ChartColors, ChartOption } from '@mandate/web/src/ui/charts/chart-of.tsx';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';

/** Places along the bottom, figures at the left, and what both look like. @param number how figures are written, by example */
export function axesOf(places: readonly string[], number: string, { ink3, line, line2 }: ChartColors) {
  const axisLabel = { color: ink3, fontSize: 11, hideOverlap: true };
  return {
    grid: { left: 4, right: 12, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: [...places],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line2 } },
      axisLabel,
    },
    yAxis: {
      type: 'value',
      splitLine: { lineStyle: { color: line } },
      axisLabel: { ...axisLabel, formatter: (figure: number) => numberText(figure, number) },
    },
  } satisfies ChartOption;
}
