/** A colour of charts: the first ones for what is compared, the last for everything else. Its value is one of the colours a chart is given. */
export type ChartTone = 'first' | 'second' | 'rest';

/** A name of a legend, and the colour it stands for. */
export interface LegendEntry {
  name: string;
  tone: ChartTone;
}

/** The colour of a tone as a style says it, from the variables of the page. */
export function toneStyle(tone: ChartTone): string {
  return `var(--m-palette-chart-${tone})`;
}
