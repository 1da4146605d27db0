import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { actOf } from '../import-job.ts';
import type { ImportPart } from '../import-part.ts';
import { changingCount, countsText, goodCount, partText } from '../import-texts.ts';
import { StepStack } from '../step-stack.tsx';
import { ImportRefused } from './import-refused.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportUndone } from './import-undone.tsx';
import { WorkUnderWay } from './work-under-way.tsx';

const Surface = styled('div')({
  minWidth: 0,
  borderRadius: 8,
  outlineOffset: 2,
  '&:focus:not(:focus-visible)': { outline: 'none' },
});

/** The last step: what will be written, how it goes, what was written, and how it is taken back. */
export function ImportRun(part: ImportPart) {
  const { t } = useTranslation();
  const { state } = part.now.stored;
  const sheet = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  // The button that set it going is gone with it: the focus goes to what came of it.
  useEffect(() => {
    const isOver = (before.current === 'prepared' || before.current === 'running') && state === 'done';
    if ((isOver || (before.current !== 'undone' && state === 'undone')) && isFocusLost()) sheet.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <Surface ref={sheet} tabIndex={-1} role="group" aria-label={t('import.step.run')}>
      <PageCard title={t('import.step.run')} isFlush>
        {state === 'done' || state === 'undoing' ? (
          <ImportResult {...part} />
        ) : state === 'undone' ? (
          <ImportUndone {...part} />
        ) : (
          <Ready {...part} />
        )}
      </PageCard>
    </Surface>
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** What will happen, said before it does. */
function Ready({ entity, now, acts, plan, isRepaired }: ImportPart) {
  const { t } = useTranslation();
  const { stored, job, isBusy } = now;
  const good = goodCount(stored);
  const isHeldBack = plan.onError === 'stop' && stored.failed > 0;
  const changing = changingCount(stored);
  const isOff = isRepaired || good === 0 || isHeldBack;
  const isNothing = !isOff && changing === 0;
  const isRunInVain = !isBusy && !acts.isBusy && job?.state === 'done' && actOf(job) === 'run';
  const why = isRepaired
    ? t('import.untestedFirst')
    : isHeldBack
      ? t('import.heldBack', { what: partText(entity, stored, stored.failed) })
      : t('import.noneGood');
  return (
    <StepStack>
      <p id="import-what">
        {isOff
          ? why
          : `${countsText(entity, stored, 'will')} ${t(isNothing ? 'import.nothingChanges' : 'import.undoLater')}`}
      </p>
      <ImportRefused act="run" now={now} acts={acts} />
      {isRunInVain && (
        <Notice kind="caution" role="status">
          {t(`import.nothingWritten.${plan.onError}`)}
        </Notice>
      )}
      <WorkUnderWay act="run" now={now} acts={acts} />
      {!isNothing && (
        <div>
          <Button
            look={isOff ? 'secondary' : 'primary'}
            busy={acts.working === 'run'}
            isOff={isOff || isBusy || acts.isBusy}
            aria-describedby="import-what"
            onClick={() => void acts.run(plan)}
          >
            {changing === 0 ? t('import.runNone') : t('import.run', { what: partText(entity, stored, changing) })}
          </Button>
        </div>
      )}
    </StepStack>
  );
}
