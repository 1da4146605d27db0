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
  if (isPriceChange(job.about)) {
    if (!job.canUndo) return null;
    return (
      <AskingButton job={job} opens="undo" label={t('jobs.undoTitle', { name })} tabIndex={tabIndex}>
        {t('jobs.undo')}
      </AskingButton>
    );
  }
  if (job.kind === 'bulk') {
    return (
      <AskingButton job={job} opens="told" label={t('jobList.receiptNamed', { name })} tabIndex={tabIndex}>
        {t('jobs.receipt')}
      </AskingButton>
    );
  }
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

interface AskingButtonProps {
  job: JobRow;
  /** Undo, once it was asked; or the receipt of an act on many records, from where it is taken back. */
  opens: JobDialog;
  /** Its name for who does not see the row. */
  label: string;
  tabIndex: number | undefined;
  children: string;
}

/** Opens a dialog in which what a job did is taken back. */
function AskingButton({ job, opens, label, tabIndex, children }: AskingButtonProps) {
  const [open, setOpen] = useState<JobDialog | null>(null);
  const { isUndoing, undo } = useUndoJob(job);
  return (
    <>
      <Button size="row" tabIndex={tabIndex} busy={isUndoing} aria-label={label} onClick={() => setOpen(opens)}>
        {children}
      </Button>
      <JobDialogs job={job} open={open} onOpen={setOpen} onUndo={() => void undo()} />
    </>
  );
}
