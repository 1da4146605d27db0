import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { jobTones, stateWord } from './job-tones.ts';

const Running = styled('span')({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  '& > div': { flex: 1, minWidth: 48 },
});

/** The state of a job, while it runs with how far it is. */
export function JobState({ job }: { job: JobRow }) {
  const { t } = useTranslation();
  const { state, done, total } = job;
  if (state === 'running' && !job.isCancelled && total !== null && total > 0) {
    const text = t('jobList.percent', { percent: numberText(Math.min(100, Math.floor((100 * done) / total))) });
    return (
      <Running>
        <ProgressBar label={t('jobs.state.running')} text={text} done={done} total={total} />
        {text}
      </Running>
    );
  }
  const word = state === 'running' && job.isCancelled ? 'stopping' : stateWord(job);
  return <StatusPill tone={jobTones[state]} label={t(`jobs.state.${word}`)} />;
}
