import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { call } from '../../lib/calls/call.ts';
import { importOfJob, isOpenJob, isPriceChange } from '../../records/jobs/job.ts';
import { jobName } from '../../records/jobs/job-texts.ts';
import { saveJobFile } from '../../records/jobs/save-job-file.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { type JobDialog, JobDialogs } from './job-dialogs.tsx';
import { useUndoJob } from './use-undo-job.ts';

interface JobListActsProps {
  job: JobRow;
  isOwn: boolean;
  mayAct: boolean;
  /** Of its place in a grid. */
  tabIndex?: number | undefined;
}

/** What can be done with a job in the list: stopped while it is open; its file, or its import, for whose it is. */
export function JobListActs({ job, isOwn, mayAct, tabIndex }: JobListActsProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const read = () => queries.invalidateQueries({ queryKey: ['grid', 'job'] });
  const cancel = useMutation({ mutationFn: () => call('POST', `/job/cancel/${job.id}`, {}), onSettled: read });
  const download = useMutation({ mutationFn: () => saveJobFile(job.id), onError: read });
  const name = jobName(job.kind, job.entity, job.about);
  if (isOpenJob(job)) {
    if (!mayAct) return null;
    return (
      <Button
        size="row"
        tabIndex={tabIndex}
        busy={cancel.isPending || job.isCancelled}
        aria-label={t('jobList.cancelNamed', { name })}
        onClick={() => cancel.mutate()}
      >
        {t('jobs.cancel')}
      </Button>
    );
  }
  if (!isOwn) return null;
  if (isPriceChange(job.about)) return job.canUndo && <UndoButton job={job} name={name} tabIndex={tabIndex} />;
  if (job.kind === 'bulk') return <ToldButton job={job} name={name} tabIndex={tabIndex} />;
  const importId = importOfJob(job);
  const address = importId === undefined ? undefined : recordPaths(job.entity)?.importOf(importId);
  if (address !== undefined) {
    return (
      <LinkButton data-beside size="row" to={address} tabIndex={tabIndex} aria-label={t('jobList.openNamed', { name })}>
        {t('jobs.open')}
      </LinkButton>
    );
  }
  if (!job.hasFile) return null;
  return (
    <Button
      size="row"
      tabIndex={tabIndex}
      icon={<Download aria-hidden="true" />}
      busy={download.isPending}
      aria-label={t('jobList.downloadNamed', { name })}
      onClick={() => download.mutate()}
    >
      {t('jobs.download')}
    </Button>
  );
}

/** Takes a change of prices back, once it was asked. */
function UndoButton({ job, name, tabIndex }: { job: JobRow; name: string; tabIndex: number | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<JobDialog | null>(null);
  const { isUndoing, undo } = useUndoJob(job);
  return (
    <>
      <Button
        size="row"
        tabIndex={tabIndex}
        busy={isUndoing}
        aria-label={t('jobs.undoTitle', { name })}
        onClick={() => setOpen('undo')}
      >
        {t('jobs.undo')}
      </Button>
      <JobDialogs job={job} open={open} onOpen={setOpen} onUndo={() => void undo()} />
    </>
  );
}

/** Opens the receipt of an act on many records, from where it is taken back. */
function ToldButton({ job, name, tabIndex }: { job: JobRow; name: string; tabIndex: number | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<JobDialog | null>(null);
  const { isUndoing, undo } = useUndoJob(job);
  return (
    <>
      <Button
        size="row"
        tabIndex={tabIndex}
        busy={isUndoing}
        aria-label={t('jobList.receiptNamed', { name })}
        onClick={() => setOpen('told')}
      >
        {t('jobs.receipt')}
      </Button>
      <JobDialogs job={job} open={open} onOpen={setOpen} onUndo={() => void undo()} />
    </>
  );
}
