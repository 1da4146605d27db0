import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { RecordPaths } from '../../../lib/addresses/paths.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { BulkRun } from '../bulk-calls.ts';
import { runTitle } from '../bulk-texts.ts';
import { RunButtons, RunView } from './bulk-run-view.tsx';
import { bulkWork } from './bulk-work.ts';

interface RunDialogProps {
  entity: Entity;
  paths: RecordPaths;
  run: BulkRun;
  onClose: () => void;
  onReview: () => void;
}

/** A run under way, then what it did; while it is open nothing of it is said elsewhere. */
export function RunDialog({ entity, paths, run, onClose, onReview }: RunDialogProps) {
  const work = bulkWork(useQueryClient(), entity);
  const { receipt } = run.receipt;
  const watch = useEffectEvent((isWatched: boolean) => work.watch(receipt, isWatched));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is watched again
  useEffect(() => {
    watch(true);
    return () => watch(false);
  }, [receipt]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={640}
      title={runTitle(entity, run)}
      actions={<RunButtons entity={entity} run={run} onClose={onClose} onReview={onReview} />}
    >
      <RunView entity={entity} run={run} paths={paths} />
    </Dialog>
  );
}
