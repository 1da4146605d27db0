import type { HealthCheck, HealthRow } from '@mandate/contract/overview/health.ts';
import { paths } from '../../../lib/addresses/paths.ts';

type WayWord = 'openMailServer' | 'openMailQueue' | 'openSignUpMode' | 'openJobs' | 'openUsers';

/** Where something that was found is looked after. */
export interface HealthWay {
  word: WayWord;
  to: string;
}

const ways: Partial<Record<HealthCheck, HealthWay>> = {
  mail: { word: 'openMailServer', to: paths.mailServer },
  signUpMode: { word: 'openSignUpMode', to: `${paths.parameters.list}?search=security.signUpMode` },
  queue: { word: 'openJobs', to: paths.jobs },
  administrators: { word: 'openUsers', to: paths.users.list },
};

const queueCodes: readonly HealthRow['code'][] = ['mailPaused', 'mailWaiting', 'mailFailed'];

/** The page on which what was found is mended; undefined where there is none. */
export function healthWay({ check, code, level }: HealthRow): HealthWay | undefined {
  // Who may know the level alone may not open everything either.
  if (level === 'good' || code === null) return undefined;
  return queueCodes.includes(code) ? { word: 'openMailQueue', to: paths.mailQueue } : ways[check];
}
