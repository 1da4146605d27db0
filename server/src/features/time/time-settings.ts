import type { TimeSteps } from '@mandate/contract/time/duration.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../records/read/parameter.ts';

/** How the firm books time: its parameters. */
export interface TimeSettings {
  /** Who approves: nobody, managers of people week by week, managers of projects. */
  approval: 'none' | 'week' | 'project';
  steps: TimeSteps;
  textRequired: 'never' | 'billable' | 'always';
  /** The last day whose figures never change any more; null before the first month is closed. */
  closedUntil: PlainDate | null;
  /** The day on which weeks begin: 1 is Monday. */
  firstDay: number;
}

const keys = [
  'time.approval',
  'time.step',
  'time.dayStep',
  'time.textRequired',
  'time.closedUntil',
  'company.firstDayOfWeek',
];

/** Reads how the firm books time. With `lock` it stays so until the transaction ends: no month is closed meanwhile. */
export async function timeSettings(db: Database, lock?: 'lock'): Promise<TimeSettings> {
  const values = await parameters(db, keys, lock);
  return {
    approval: values.get('time.approval') as TimeSettings['approval'],
    steps: { minutes: Number(values.get('time.step')), day: String(values.get('time.dayStep')) },
    textRequired: values.get('time.textRequired') as TimeSettings['textRequired'],
    closedUntil: (values.get('time.closedUntil') as PlainDate | null | undefined) ?? null,
    firstDay: Number(values.get('company.firstDayOfWeek')),
  };
}
