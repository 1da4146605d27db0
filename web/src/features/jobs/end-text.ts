import type { JobRow } from '@mandate/contract/entities/job.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { jobName, outcomeText, reasonText } from '../../records/jobs/job-texts.ts';
import { numberText } from '../../ui/values/value-texts.ts';

/** What a job came to, below its name: what was done, how far it was when it was cancelled, why it failed, or what it waits for. */
export function remarkText(job: JobRow): string {
  const { kind, about, result, state, error, done, total } = job;
  const outcome = outcomeText(kind, { ...about, ...result });
  if (state === 'failed') return [reasonText(error), result && outcome].filter(Boolean).join(' ');
  if (state === 'queued' && error !== null) return reasonText(error);
  if (state !== 'cancelled') return outcome;
  if (job.startedAt === null) return i18n.t('jobs.notBegun');
  const figures = { done: numberText(done), total: numberText(total) };
  const stopped = i18n.t(total === null ? 'jobs.stoppedAfterSome' : 'jobs.stoppedAfter', figures);
  return [stopped, result && outcome].filter(Boolean).join(' ');
}

/** The end of a job in one breath, with its name. */
export function endText(job: JobRow): string {
  const { kind, entity, about, state } = job;
  const said = i18n.t('jobs.ended', { name: jobName(kind, entity, about), state: i18n.t(`jobs.state.${state}`) });
  return `${said} ${remarkText(job)}`.trim();
}
