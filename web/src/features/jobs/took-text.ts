import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { TFunction } from 'i18next';
import { noValue, numberText } from '../../ui/values/figure-text.ts';

/** How long a job took, or has taken until now: in seconds, from two minutes on in minutes. */
export function tookText({ startedAt, endedAt }: Pick<JobRow, 'startedAt' | 'endedAt'>, t: TFunction): string {
  if (startedAt === null) return noValue;
  const end = endedAt === null ? Date.now() : Date.parse(endedAt);
  const seconds = Math.max(0, Math.round((end - Date.parse(startedAt)) / 1000));
  if (seconds < 120) return t('jobList.seconds', { count: seconds, total: numberText(seconds) });
  const minutes = Math.round(seconds / 60);
  return t('jobList.minutes', { count: minutes, total: numberText(minutes) });
}
