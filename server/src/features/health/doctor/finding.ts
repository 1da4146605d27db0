import type { HealthLevel } from '@mandate/contract/overview/health.ts';

/** One thing that was looked at, as the doctor tells it. */
export interface Finding {
  /** What was looked at: its word is `health.check.<name>`. */
  name: string;
  level: HealthLevel;
  /** Its sentence is `health.said.<code>`, what to do next `health.next.<code>`. */
  code: string;
  params: Record<string, string | number>;
}

/** What is said of the machine, and how bad that is. */
const machineCodes = {
  nodeGood: 'good',
  nodeOld: 'bad',
  configurationGood: 'good',
  configurationBad: 'bad',
  foldersGood: 'good',
  foldersMissing: 'look',
  foldersOpen: 'bad',
  foldersRefused: 'bad',
  databaseNotYet: 'look',
  databaseRefused: 'bad',
  keysGood: 'good',
  keysMissing: 'look',
  keysLost: 'bad',
  keysRefused: 'bad',
  keysDoNotOpen: 'bad',
  mailServerGood: 'good',
  mailServerNone: 'look',
  mailServerRefused: 'bad',
  portFree: 'good',
  portProduct: 'good',
  portTaken: 'bad',
  portRefused: 'bad',
} as const satisfies Record<string, HealthLevel>;

/** What was found of something of the machine. */
export function finding(name: string, code: keyof typeof machineCodes, params: Finding['params'] = {}): Finding {
  return { name, level: machineCodes[code], code, params };
}
