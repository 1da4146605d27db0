import { dayIn } from '@mandate/contract/values/dates.ts';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { useSettings } from '../../records/reading/use-settings.ts';

/** The day it is where the firm is; until its zone is known, where the person is. */
export function useToday(): string {
  const { data } = useSettings();
  const zone = data?.['company.timeZone'] ?? deviceTimeZone();
  return dayIn(new Date(), String(zone));
}
