import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Takes a job back, whose work is fetched when it is asked for. */
export function useUndoJob(job: JobRow): { isUndoing: boolean; undo: () => Promise<void> } {
  const queries = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);
  return {
    isUndoing,
    async undo() {
      setUndoing(true);
      try {
        const { undoJob } = await import('./undo-job.ts');
        await undoJob(queries, job);
      } finally {
        setUndoing(false);
      }
    },
  };
}
