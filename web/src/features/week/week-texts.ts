import { clockText } from '@mandate/contract/time/clock-text.ts';
import { quantityText } from '@mandate/contract/time/duration.ts';
import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { currentFormats } from '../../ui/values/formats.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import type { RowFacts } from './state/week-work.ts';

/** How a day looks: closed, off by a holiday or an absence, without work, or an ordinary one. */
export type DayLook = 'closed' | 'holiday' | 'absence' | 'off' | 'work';

/** What is special about a day; of several the first that holds. */
export function dayLook({ isClosed, holiday, absence, capacity }: WeekDay): DayLook {
  if (isClosed) return 'closed';
  if (holiday !== null) return 'holiday';
  if (absence !== null) return 'absence';
  return capacity === 0 ? 'off' : 'work';
}

/** What the head of a day says: its target, or what is special about it. */
export function dayRemark(day: WeekDay): string {
  const { absence, capacity } = day;
  switch (dayLook(day)) {
    case 'closed':
      return i18n.t('week.day.closed');
    case 'holiday':
      return i18n.t('week.day.holiday');
    case 'absence':
      return absence !== null && absence.share < 1 ? i18n.t('week.day.halfAbsent') : i18n.t('week.day.absent');
    case 'off':
      return i18n.t('week.day.off');
    default:
      return i18n.t('week.day.of', { target: clockText(capacity) });
  }
}

/** What is left of a line: `18.5 days left`, `1.0 day over`; null where nothing is planned. */
export function leftText(row: RowFacts, format = currentFormats().number): string | null {
  const { remaining, unit } = row;
  if (remaining === null) return null;
  const digits = unit === 'day' ? 1 : 2;
  const figure = Number(quantityText(Math.abs(remaining), row, digits)).toFixed(unit === 'day' ? 1 : 0);
  const count = Number(figure);
  const left = numberText(figure, format);
  return i18n.t(remaining < 0 ? `week.over.${unit}` : `week.left.${unit}`, { count, left });
}
