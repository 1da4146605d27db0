import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { FailedRows } from '../failed/failed-rows.tsx';
import type { ImportPart } from '../import-part.ts';
import { StepStack } from '../step-stack.tsx';
import { ImportFigures } from './import-figures.tsx';
import { ImportRefused } from './import-refused.tsx';
import { UndoImport } from './undo-import.tsx';
import { WorkUnderWay } from './work-under-way.tsx';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What was written: counts, the way to the records, what is left to be repaired, and the way back. */
export function ImportResult({ entity, paths, now, acts, plan, isRepaired, setRepaired }: ImportPart) {
  const { t } = useTranslation();
  const { stored, job, isBusy } = now;
  const isWaiting = isBusy || acts.isBusy;
  const isStopped = job?.state === 'cancelled' && job.kind === 'import';
  const isLeft = stored.failed > 0 || isStopped;
  const written = stored.created + stored.updated;
  const address = stored.recordId === null ? paths.list : paths.record(stored.recordId);
  return (
    <>
      <StepStack>
        <ImportRefused act="run" now={now} acts={acts} />
        <ImportRefused act="undo" now={now} acts={acts} />
        {!isWaiting && <ImportFigures entity={entity} stored={stored} tense="did" />}
        <WorkUnderWay act="run" now={now} acts={acts} />
        <WorkUnderWay act="undo" now={now} acts={acts} />
        <Acts>
          <LinkButton look={isRepaired ? 'secondary' : 'primary'} to={address}>
            {t(stored.recordId === null ? 'import.toList' : 'import.toRecord')}
          </LinkButton>
          {written > 0 && <UndoImport entity={entity} stored={stored} acts={acts} isOff={isWaiting} />}
        </Acts>
      </StepStack>
      {stored.failed > 0 && (
        <FailedRows
          noun={entity.name}
          stored={stored}
          plan={plan}
          isLocked={isWaiting}
          onRepaired={() => setRepaired(true)}
        />
      )}
      {isLeft && (
        <StepStack>
          <div>
            <Button
              look={isRepaired ? 'primary' : 'secondary'}
              busy={acts.working === 'run'}
              isOff={isWaiting}
              onClick={() => {
                setRepaired(false);
                void acts.run(plan);
              }}
            >
              {t('import.runRest')}
            </Button>
          </div>
        </StepStack>
      )}
    </>
  );
}
