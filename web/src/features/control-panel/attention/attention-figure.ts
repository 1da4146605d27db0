import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { type Weekdays, workingDaysBetween } from '@mandate/contract/project/schedule/working-days.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { trimDecimals } from '@mandate/contract/values/decimal-text.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import type { Formats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';
import { numberText } from '../../../ui/values/value-texts.ts';

/** What a figure is read with: the day it is, the days the firm works on, how the person has figures written. */
export interface FigureFacts {
  today: string;
  weekdays: Weekdays;
  formats: Formats;
}

/** How much, how late, how soon: the figure of a row in words. */
export function attentionFigure({ kind, on, value, limit }: AttentionRow, facts: FigureFacts): string {
  const { today, weekdays, formats } = facts;
  const date = on === null ? '' : nearDateText(on, today, formats);
  switch (kind) {
    case 'marginUnderFloor':
      return i18n.t('controlPanel.attention.figure.margin', {
        margin: shortPercent(value, formats.number),
        floor: shortPercent(limit, formats.number),
      });
    case 'milestoneLate': {
      const count = on === null ? 0 : workingDaysBetween(on, today, weekdays);
      // Between a Friday and its weekend lies no day of work.
      if (count < 1) return i18n.t('controlPanel.attention.figure.expired', { date });
      return i18n.t('controlPanel.attention.figure.workingDays', { count });
    }
    case 'quoteExpires':
      return on === null ? '' : inDays(daysUntil(on, today), formats.language);
    case 'quoteExpired':
      return i18n.t('controlPanel.attention.figure.expired', { date });
    case 'priceMissing': {
      const count = Number(value ?? 0);
      return i18n.t('controlPanel.attention.figure.lines', { count, total: numberText(count, formats.number) });
    }
    case 'costRateMissing': {
      const count = Number(value ?? 0);
      return i18n.t('controlPanel.attention.figure.entries', { count, total: numberText(count, formats.number) });
    }
    case 'weekToApprove': {
      const [booked, target] = [clockText(Number(value ?? 0)), clockText(Number(limit ?? 0))];
      return i18n.t('controlPanel.attention.figure.bookedOf', { date, booked, target });
    }
    case 'absenceToDecide':
      return value === null || value === on
        ? date
        : i18n.t('controlPanel.attention.figure.span', { start: date, end: nearDateText(value, today, formats) });
    case 'weekNotHandedIn': {
      const count = Number(value ?? 1);
      return i18n.t('controlPanel.attention.figure.weeks', { count, total: numberText(count, formats.number), date });
    }
    case 'startOverdue':
      return i18n.t('controlPanel.attention.figure.startWas', { date });
    case 'endOverdue':
      return i18n.t('controlPanel.attention.figure.endWas', { date });
    case 'documentNotPrinted':
    case 'mailFailed':
      return i18n.t('controlPanel.attention.figure.expired', { date });
    case 'quoteAnswered':
      return i18n.t(`controlPanel.attention.figure.${value === 'accepted' ? 'accepted' : 'declined'}`, { date });
    case 'resumeDue':
      return i18n.t('controlPanel.attention.figure.resumeWas', { date });
  }
}

/** A percentage cut after one decimal: rounded up, a margin would be said to reach the floor it misses. */
function shortPercent(percent: string | null, format: string): string {
  const [whole = '', decimals = ''] = (percent ?? '').split('.');
  const short = trimDecimals(`${whole}.${decimals.slice(0, 1) || '0'}`);
  return `${numberText(percent === null ? null : short, format)}\u00A0%`;
}

function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}

function inDays(days: number, language: string): string {
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}
