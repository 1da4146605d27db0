import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../../lib/addresses/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import type { BulkRun, Drift } from '../bulk-calls.ts';
import { goingCount } from '../bulk-texts.ts';
import { LeftRecords } from '../receipt/left-records.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { bulkWork, mayUndo } from './bulk-work.ts';
import { isBusy } from './use-bulk-run.ts';

interface RunViewProps {
  entity: Entity;
  run: BulkRun;
  paths: RecordPaths | undefined;
}

/** How far a run is, and what came of it. */
export function RunView({ entity, run, paths }: RunViewProps) {
  const { t } = useTranslation();
  const { phase, receipt, done, outcome, undone, problem } = run;
  if (isBusy(run)) {
    const count = phase === 'undoing' ? Math.max(outcome?.changed ?? 0, done) : goingCount(receipt);
    return (
      <>
        <BulkProgress entity={entity} done={done} count={count} />
        <p>{t('bulk.goesOn')}</p>
      </>
    );
  }
  const shown = phase === 'undone' ? undone : outcome;
  return (
    <>
      {problem && (
        <Notice kind={phase === 'lost' ? 'caution' : 'bad'} role="alert">
          {problem.code === 'setChanged' ? <DriftText drift={problem.data as Drift} /> : problem.message}
          {phase === 'lost' && ` ${t('bulk.lostText')}`}
        </Notice>
      )}
      {mayUndo(entity.name, run) && !problem && <p>{t('bulk.undoText')}</p>}
      {shown && (
        <LeftRecords
          noun={entity.name}
          act={phase === 'undone' ? 'undo' : run.plan.action}
          outcome={shown}
          paths={paths}
        />
      )}
    </>
  );
}

function DriftText({ drift: { added, removed, changed } }: { drift: Drift }) {
  const { t } = useTranslation();
  const parts = [
    added > 0 && t('bulk.drift.added', { count: added, total: numberText(added) }),
    removed > 0 && t('bulk.drift.removed', { count: removed, total: numberText(removed) }),
    changed > 0 && t('bulk.drift.changed', { count: changed, total: numberText(changed) }),
  ];
  return t('bulk.drifted', { what: parts.filter(Boolean).join(', ') });
}

interface RunButtonsProps {
  entity: Entity;
  run: BulkRun;
  onClose: () => void;
  /** Asks for a new receipt of the same. */
  onReview: () => void;
}

/** What can be done with a run: stop it, take it back, review it again. */
export function RunButtons({ entity, run, onClose, onReview }: RunButtonsProps) {
  const { t } = useTranslation();
  const work = bulkWork(useQueryClient(), entity);
  const { phase, receipt, isCancelling } = run;
  return (
    <>
      {isBusy(run) && (
        <Button busy={isCancelling} busyLabel={t('bulk.stopping')} onClick={() => void work.cancel(receipt.receipt)}>
          {t('bulk.stop')}
        </Button>
      )}
      {mayUndo(entity.name, run) && <Button onClick={() => void work.undo(run)}>{t('editor.undo')}</Button>}
      <Button key={phase} autoFocus onClick={onClose}>
        {t('action.close')}
      </Button>
      {phase === 'refused' && (
        <Button look="primary" onClick={onReview}>
          {t('bulk.reviewAgain')}
        </Button>
      )}
      {phase === 'lost' && (
        <Button look="primary" onClick={() => void work.lookAgain(receipt.receipt)}>
          {t('list.lookAgain')}
        </Button>
      )}
    </>
  );
}
