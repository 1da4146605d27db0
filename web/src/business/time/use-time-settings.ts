import type { TimeSteps } from '@mandate/contract/time/duration.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { useSettings } from '../../records/reading/use-settings.ts';

/** How the firm keeps time. */
export interface TimeSettings {
  steps: TimeSteps;
  /** The first day of weeks: 1 is Monday. */
  firstDay: number;
  /** Weeks are handed in and approved. */
  hasApproval: boolean;
}

/** How the firm keeps time; undefined until it is read. Where it cannot be read, as most firms do: the server says what it takes. */
export function useTimeSettings(): TimeSettings | undefined {
  const { data, isError } = useSettings();
  if (data === undefined && !isError) return undefined;
  const day = String(data?.['time.dayStep']);
  return {
    steps: { minutes: Number(data?.['time.step'] ?? 15), day: isDecimalText(day) ? day : '0.25' },
    firstDay: Number(data?.['company.firstDayOfWeek'] ?? 1),
    hasApproval: data?.['time.approval'] !== 'none',
  };
}
