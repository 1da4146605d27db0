import type { JobRow } from '@mandate/contract/entities/job.ts';
import { lazy, Suspense } from 'react';
import { isHandOver } from '../../records/jobs/job.ts';

const BulkResultDialog = lazy(() => import('./bulk-result-dialog.tsx'));
const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'));
const UndoJobDialog = lazy(() => import('./undo-job-dialog.tsx'));

/** What is asked or told of a job over the page: its receipt, or whether it shall be taken back. */
export type JobDialog = 'told' | 'undo';

interface JobDialogsProps {
  job: JobRow;
  open: JobDialog | null;
  onOpen: (next: JobDialog | null) => void;
  onUndo: () => void;
}

export function JobDialogs({ job, open, onOpen, onUndo }: JobDialogsProps) {
  if (open === null) return null;
  const close = () => onOpen(null);
  const ToldDialog = isHandOver(job) ? HandOverDialog : BulkResultDialog;
  return (
    <Suspense>
      {open === 'told' ? (
        <ToldDialog job={job} onClose={close} onUndo={job.canUndo ? () => onOpen('undo') : undefined} />
      ) : (
        <UndoJobDialog job={job} onClose={close} onUndo={onUndo} />
      )}
    </Suspense>
  );
}
