import { type LineTime, quantityText } from '@mandate/contract/time/duration.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { numberText } from '../../../ui/values/value-texts.ts';

/** Decimals of days and hours as they are shown. */
const decimals = 2;

/** Time in the unit of a line, as a figure: `12.5`. */
export function timeFigure(seconds: number, line: LineTime, format?: string): string {
  return numberText(quantityText(seconds, line, decimals), format);
}

/** Time in the unit of a line, in words: `12.5 days`, `1 hour`. */
export function timeText(seconds: number, line: LineTime, format?: string): string {
  const time = timeFigure(seconds, line, format);
  return i18n.t(`hours.time.${line.unit}`, { count: Number(quantityText(seconds, line, decimals)), time });
}

/** What is left of a plan, in words; what was worked beyond it is said so. */
export function leftText(seconds: number, line: LineTime, format?: string): string {
  const time = timeText(Math.abs(seconds), line, format);
  return seconds < 0 ? i18n.t('hours.over', { time }) : time;
}
