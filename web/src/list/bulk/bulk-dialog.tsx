import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import type { BulkPlan } from './bulk-calls.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { bulkWork } from './run/bulk-work.ts';
import { RunDialog } from './run/run-dialog.tsx';
import { isBusy, useBulkRun } from './run/use-bulk-run.ts';

/** What is to be done with which records, and how many were selected for it. */
export type BegunPlan = BulkPlan & { count: number };

interface BulkDialogProps {
  entity: Entity;
  reader: Reader;
  paths: RecordPaths;
  /** Null shows the run that is there already. */
  begun: BegunPlan | null;
  onClose: () => void;
}

/** Bulk work from the question to the result: what is changed, the receipt, the run, what it did. */
export default function BulkDialog({ entity, reader, paths, begun, onClose }: BulkDialogProps) {
  const work = bulkWork(useQueryClient(), entity);
  const run = useBulkRun(entity.name);
  const [isRunShown, setRunShown] = useState(begun === null);
  const [again, setAgain] = useState<BulkPlan | null>(null);
  const plan = again ?? begun;

  function close(): void {
    // What was read here is laid aside; what is under way goes on.
    if (isRunShown && !isBusy(run)) work.dismiss();
    onClose();
  }

  if (isRunShown && run) {
    return (
      <RunDialog
        entity={entity}
        paths={paths}
        run={run}
        onClose={close}
        onReview={() => {
          setAgain(run.plan);
          setRunShown(false);
        }}
      />
    );
  }
  if (plan === null) return null;
  return (
    <ReviewDialog
      key={again ? 'again' : 'first'}
      entity={entity}
      reader={reader}
      begun={plan}
      onClose={onClose}
      onRun={(reviewed, receipt) => {
        setRunShown(true);
        void work.begin(reviewed, receipt);
      }}
    />
  );
}
