import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenJob } from '../../records/jobs/job.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ImportAct } from '../import-calls.ts';
import { actOf } from '../import-job.ts';
import type { ImportPart } from '../import-part.ts';
import { jobText, rowsText } from '../import-texts.ts';
import { ImportProgress } from './import-progress.tsx';

interface WorkUnderWayProps extends Pick<ImportPart, 'now' | 'acts'> {
  /** The work the step is about. */
  act: ImportAct;
}

/** How far the work of a step is, and how to stop it; nothing while it is not under way. */
export function WorkUnderWay({ act, now: { stored, job }, acts }: WorkUnderWayProps) {
  const { t } = useTranslation();
  const [stopping, setStopping] = useState<string | null>(null);
  const label = t(`import.progress.${act}`);
  if (job && isOpenJob(job) && actOf(job) === act) {
    const isStopping = job.isCancelled || stopping === job.id;
    return (
      <ImportProgress
        label={label}
        text={jobText({ ...job, isCancelled: isStopping }, stored.rowCount)}
        done={job.state === 'queued' ? null : job.done}
        total={job.total ?? stored.rowCount}
        actions={
          <Button
            size="toolbar"
            isOff={isStopping}
            onClick={() => {
              setStopping(job.id);
              void acts.stop(job.id).then(() => setStopping(null));
            }}
          >
            {t(act === 'trial' ? 'action.cancel' : 'import.stop')}
          </Button>
        }
      />
    );
  }
  const isOpen = job !== undefined && isOpenJob(job);
  const isRunElsewhere = act === 'run' && stored.state === 'running' && !isOpen;
  const isUndoElsewhere = act === 'undo' && stored.state === 'undoing' && !isOpen;
  if (acts.working !== act && !isRunElsewhere && !isUndoElsewhere) return null;
  return (
    <ImportProgress
      label={label}
      text={t(`import.begun.${act}`, { what: rowsText(stored.rowCount) })}
      done={null}
      total={0}
    />
  );
}
