import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { FailedRows } from '../failed/failed-rows.tsx';
import type { ImportPart } from '../import-part.ts';
import { rowsText } from '../import-texts.ts';
import { StepStack } from '../step-stack.tsx';
import { ImportFigures } from './import-figures.tsx';
import { ImportRefused } from './import-refused.tsx';
import { MovedFigures } from './moved-figures.tsx';
import { WorkUnderWay } from './work-under-way.tsx';

interface TrialProps extends ImportPart {
  /** What is planned was tried as it is. */
  isTried: boolean;
}

/** The third step: the import as it would be, taken back before anybody sees it; wrong cells are repaired here. */
export function ImportTrial({ entity, now, acts, plan, isTried, isRepaired, setRepaired }: TrialProps) {
  const { t } = useTranslation();
  const { stored, isBusy } = now;
  const isWaiting = isBusy || acts.isBusy;
  const hasColumns = plan.mapping.some(({ field }) => field !== null);
  const isNext = !isTried || isRepaired;

  return (
    <PageCard title={t('import.step.trial')} isFlush>
      <StepStack>
        <p>{t(stored.isTried && !isTried ? 'import.triedOtherwise' : 'import.trialText')}</p>
        <ImportRefused act="trial" now={now} acts={acts} />
        {isTried && !isWaiting && <ImportFigures entity={entity} stored={stored} tense="will" />}
        {isTried && !isWaiting && <MovedFigures entity={entity} job={now.job} />}
        <WorkUnderWay act="trial" now={now} acts={acts} />
      </StepStack>
      {isTried && stored.failed > 0 && (
        <FailedRows
          noun={entity.name}
          stored={stored}
          plan={plan}
          isLocked={isWaiting}
          onRepaired={() => setRepaired(true)}
        />
      )}
      <StepStack>
        <div>
          <Button
            look={isNext ? 'primary' : 'secondary'}
            busy={acts.working === 'trial'}
            isOff={isWaiting || !hasColumns}
            aria-describedby={hasColumns ? undefined : 'import-no-columns'}
            onClick={() => {
              setRepaired(false);
              void acts.trial(plan);
            }}
          >
            {isTried ? t('import.tryAgain') : t('import.try', { what: rowsText(stored.rowCount) })}
          </Button>
        </div>
        {!hasColumns && <p id="import-no-columns">{t('import.noColumns')}</p>}
      </StepStack>
    </PageCard>
  );
}
