import type { JobRow } from '@mandate/contract/entities/job.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { jobName } from './job-texts.ts';

const options = { quiet: true, silent: true };

/** What an act on many records, or an import, is called; of somebody else's only that it is one. @param noun of the records */
export async function actName(noun: string, id: string): Promise<string> {
  const job = await found(call<JobRow>('GET', `/job/get-by-id/${id}`, undefined, options));
  if (job) return jobName(job.kind, job.entity, job.about);
  const file = await found(call<{ fileName: string }>('GET', `/${noun}/get-import/${id}`, undefined, options));
  return file ? i18n.t('jobs.name.import', { file: file.fileName }) : i18n.t('list.someAct');
}

async function found<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof CallError && problem.result === 'error') return null;
    throw problem;
  }
}
