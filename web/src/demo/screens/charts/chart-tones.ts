import { mixed } from '../../../lib/contrast.ts';
import type { ChartColors } from '../../../ui/chart.tsx';

/** How much of the card's ground is in each tone of the primary colour. */
const shares = [0, 0.4, 0.72] as const;

/** One of three tones of the primary colour, the fullest first; they follow the colour scheme and the person's preset. */
export function toneOf({ first, paper }: ChartColors, place: number): string {
  return mixed(first, paper, shares[place] ?? 0);
}

/** The same tone as a style says it, from the variables of the page. */
export function toneStyle(place: number): string {
  const share = (shares[place] ?? 0) * 100;
  return `color-mix(in srgb, var(--m-palette-background-paper) ${share}%, var(--m-palette-chart-first))`;
}
