import type { JobRow } from '@mandate/contract/entities/job.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useTranslation } from 'react-i18next';
import { openPanel, useOpenPanel } from '../../lib/frame/open-panel.ts';
import { isOpenJob, jobsKey } from '../../records/jobs/job.ts';
import { CountedButton } from '../../ui/buttons/counted-button.tsx';

const load = () => void import('./jobs-panel.tsx');

/** Opens the jobs, and tells how many are under way. They are read by what listens to the server. */
export function JobsButton() {
  const { t } = useTranslation();
  const { data } = useQuery<JobRow[]>({ queryKey: jobsKey, queryFn: skipToken });
  const count = data?.filter(isOpenJob).length ?? 0;
  return (
    <CountedButton
      label={count > 0 ? t('topBar.jobsOpen', { count }) : t('topBar.jobs')}
      count={count}
      icon={<ListChecks aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={useOpenPanel()?.name === 'jobs'}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => openPanel({ name: 'jobs' })}
    />
  );
}
