import type { JobRow } from '@mandate/contract/entities/job.ts';
import { lazy, Suspense } from 'react';

const BulkResultDialog = lazy(() => import('./bulk-result-dialog.tsx'));
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
  return (
    <Suspense>
      {open === 'told' ? (
        <BulkResultDialog job={job} onClose={close} onUndo={job.canUndo ? () => onOpen('undo') : undefined} />
      ) : (
        <UndoJobDialog job={job} onClose={close} onUndo={onUndo} />
      )}
    </Suspense>
  );
}
