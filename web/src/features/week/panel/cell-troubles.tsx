import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { cellProblem } from '../grid/cell-texts.ts';
import { letGo } from '../state/let-go.ts';
import { keepMine, takeTheirs } from '../state/read-again.ts';
import type { CellView } from '../state/week-view.ts';
import type { WeekState } from '../state/week-work.ts';

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

type Act = (change: (state: WeekState) => WeekState) => void;

/** What others made of an entry that was changed here too, and which of both shall stand. */
export function ConflictNotice({ conflict, act }: { conflict: CellView['conflicts'][number]; act: Act }) {
  const { t } = useTranslation();
  const { id, theirs } = conflict;
  return (
    <Notice kind="caution" role="alert">
      {t('week.conflict', { time: clockText(theirs.seconds) })}
      <Choice>
        <Button size="row" onClick={() => act((state) => keepMine(state, id))}>
          {t('week.keepMine')}
        </Button>
        <Button size="row" onClick={() => act((state) => takeTheirs(state, id))}>
          {t('week.takeTheirs')}
        </Button>
      </Choice>
    </Notice>
  );
}

/** What is wrong with a cell and has no entry to be said at: one that was removed here, or of a cell that takes no time any more. */
export function CellTroubles({ cell, act }: { cell: CellView; act: Act }) {
  const { t } = useTranslation();
  const shown = new Set(cell.entries.map(({ id }) => id));
  const problem = cellProblem(cell);
  const isStuck = (!cell.isOpen && problem !== null) || cell.problems.some(({ id }) => !shown.has(id));
  return (
    <>
      {cell.conflicts
        .filter(({ id }) => !shown.has(id))
        .map((conflict) => (
          <ConflictNotice key={conflict.id} conflict={conflict} act={act} />
        ))}
      {isStuck && (
        <Notice kind="bad" role="alert">
          {problem}
          <Choice>
            <Button size="row" onClick={() => act((state) => letGo(state, cell))}>
              {t('week.letGo')}
            </Button>
          </Choice>
        </Notice>
      )}
    </>
  );
}
