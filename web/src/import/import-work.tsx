import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect, useState } from 'react';
import { Loading } from '../editor/page/loading.tsx';
import { Nothing } from '../editor/page/nothing.tsx';
import type { RecordPaths } from '../lib/addresses/paths.ts';
import { CallError } from '../lib/calls/call.ts';
import { entityWord } from '../records/words/words.ts';
import { ImportColumns } from './columns/import-columns.tsx';
import { isSamePlan, planOf, withAsked } from './columns/import-plan.ts';
import { readStoredPlan, storePlan } from './columns/stored-plan.ts';
import { ImportFile, ImportGone } from './file/import-file.tsx';
import type { ImportPlan } from './import-calls.ts';
import { ImportFrame } from './import-frame.tsx';
import { ImportRun } from './run/import-run.tsx';
import { ImportTrial } from './run/import-trial.tsx';
import { stepNotes } from './step-notes.ts';
import { useImport } from './use-import.ts';
import { useImportActs } from './use-import-acts.ts';

interface ImportWorkProps {
  importId: string;
  entity: Entity;
  paths: RecordPaths;
}

/** Everything after a file was sent: where its columns go, the trial, the import, its undo. All of it is the server's and survives. */
export function ImportWork({ importId, entity, paths }: ImportWorkProps) {
  const now = useImport(entity.name, importId);
  const acts = useImportActs(entity.name, importId, now);
  const [chosen, setChosen] = useState<ImportPlan | null>(() => readStoredPlan(importId));
  const [isRepairedHere, setRepaired] = useState(false);
  const { stored, error } = now;

  // What was tried is kept by the server from then on.
  const isTaken = stored !== undefined && chosen !== null && isSamePlan(chosen, planOf(stored));
  useEffect(() => storePlan(importId, isTaken ? null : chosen), [importId, chosen, isTaken]);

  if (stored === undefined) {
    if (!error) return <Loading title={entityWord(entity, 'import')} />;
    const isMissing = error instanceof CallError && error.status === 404;
    return isMissing ? (
      <ImportGone entity={entity} paths={paths} />
    ) : (
      <Nothing entity={entity} list={paths.list} kind="failed" onRetry={() => void now.refresh()} />
    );
  }
  const plan = withAsked(entity, chosen ?? planOf(stored));
  const isOver = stored.state !== 'prepared';
  const isTried = stored.isTried && isSamePlan(plan, planOf(stored));
  const isRepaired = isRepairedHere || (!isOver && isTried && stored.hasUntried);
  const parts = { entity, paths, now: { ...now, stored }, acts, plan, isRepaired, setRepaired };
  return (
    <ImportFrame entity={entity} fileName={stored.fileName} notes={stepNotes(stored, plan, isTried)}>
      <ImportFile entity={entity} paths={paths} stored={stored} />
      <ImportColumns entity={entity} stored={stored} plan={plan} isFixed={isOver} onChange={setChosen} />
      {!isOver && <ImportTrial {...parts} isTried={isTried} />}
      {(isOver || isTried) && <ImportRun {...parts} />}
    </ImportFrame>
  );
}
