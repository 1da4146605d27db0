import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { isOpenJob } from '../../records/jobs/job.ts';
import { jobsQuery } from '../../records/jobs/job-reading.ts';
import { OpenProjects } from '../../records/pages/open-projects.tsx';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { endText } from './end-text.ts';
import { JobItem } from './job-item.tsx';

const List = styled('ul')({ display: 'flex', flexDirection: 'column' });

interface JobsPanelProps {
  isOpen: boolean;
  onClose: () => void;
  onLeft: () => void;
  /** The job the panel was opened for: it is brought into sight. */
  jobId?: string | undefined;
}

/** A person's jobs of the last days, those under way first: how far each is, what it came to, and what can be done with it. */
export default function JobsPanel({ isOpen, onClose, onLeft, jobId }: JobsPanelProps) {
  const { t } = useTranslation();
  const { data: jobs, error, refetch, isFetching } = useQuery(jobsQuery);
  const [open, over] = [jobs?.filter(isOpenJob) ?? [], jobs?.filter((job) => !isOpenJob(job)) ?? []];
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      onLeft={onLeft}
      title={t('jobs.title')}
      closeLabel={t('jobs.close')}
      foot={
        <>
          {t('jobs.kept')}{' '}
          <Link to={paths.jobs} onClick={onClose}>
            {t('jobs.all')}
          </Link>
        </>
      }
    >
      <Ends jobs={jobs ?? []} />
      {jobs && jobs.length > 0 && (
        <List>
          {[...inOrder(open), ...over].map((job) => (
            <JobItem key={job.id} job={job} isWanted={job.id === jobId} onLeave={onClose} />
          ))}
        </List>
      )}
      {jobs?.length === 0 && (
        <EmptyState
          kind="nothingYet"
          title={t('jobs.emptyTitle')}
          text={t('jobs.emptyText')}
          action={<OpenProjects onLeave={onClose} />}
        />
      )}
      {!jobs && !error && <SkeletonRows label={t('jobs.loading')} rows={3} rowHeight={96} />}
      {!jobs && error && (
        <ReadFailed
          title={t('jobs.failedTitle')}
          text={t('jobs.failedText')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </SidePanel>
  );
}

/** Those under way, then those that wait, as they will be done. */
function inOrder(jobs: readonly JobRow[]): JobRow[] {
  return jobs.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
}

/** Tells those who cannot see it that a job ended while the panel is open. */
function Ends({ jobs }: { jobs: readonly JobRow[] }) {
  const [text, setText] = useState('');
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = jobs.filter((job) => open.current.has(job.id) && !isOpenJob(job));
    open.current = new Set(jobs.filter(isOpenJob).map(({ id }) => id));
    if (ended.length > 0) setText(ended.map(endText).join(' '));
  }, [jobs]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
