import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { noValue, numberText } from '../../../ui/values/value-texts.ts';

/** How much of what is booked is billable: `84 %`; a dash where nothing is booked. */
export function billedPercent({ booked, billable }: WaitingWeek): string {
  return booked <= 0 ? noValue : `${numberText(Math.round((100 * billable) / booked))}\u00A0%`;
}
