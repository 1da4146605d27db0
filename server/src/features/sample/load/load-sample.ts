import type { Database } from '../../../database/database.ts';
import type { AccountMaking, SampleAccount } from '../sample-accounts.ts';
import type { Sample } from './sample.ts';
import { isSampleWanted } from './sample-wanted.ts';

/**
 * Loads the sample firm into a database that has no customers, people and projects and never had the sample; else does nothing.
 * @returns the accounts made, with the password that was generated for them, to be told once
 */
export async function loadSample(db: Database, sample: Sample, making: AccountMaking): Promise<SampleAccount[]> {
  const { size } = sample;
  if (size === 'none' || !(await isSampleWanted(db))) return [];
  // Everything the firm is made of is loaded only for that.
  const { writeSample } = await import('./write-sample.ts');
  return writeSample(db, { ...sample, size }, making);
}
