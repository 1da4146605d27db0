import type { SumsGroup } from '@mandate/contract/lists/sums.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../list/state/list-state.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { Money } from '../../../ui/values/figure.tsx';
import { LeftOutMark } from '../../../ui/values/left-out-mark.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { cardsAtOnce, useBoardColumn } from './board-columns.ts';
import type { BoardGrouping } from './board-grouping.ts';
import { ColumnCards } from './column-cards.tsx';
import { ColumnRoom } from './column-room.tsx';
import type { BoardMoves } from './use-board-moves.ts';

interface GroupColumnProps {
  name: string;
  group: SumsGroup;
  grouping: BoardGrouping;
  state: ListState;
  moves: BoardMoves;
  /** Whether the reader sees amounts. */
  hasSums: boolean;
}

/** The projects of one customer or manager: how many, what they come to in the base currency, a card for each. */
export function GroupColumn({ name, group, state, hasSums, ...rest }: GroupColumnProps) {
  const [count, setCount] = useState(cardsAtOnce);
  const column = useBoardColumn(state, group.condition, count);
  return (
    <ColumnRoom aria-label={name} aria-busy={column.isFetching}>
      <header data-sums={hasSums || undefined}>
        <h2 title={name}>{name}</h2>
        <b>{numberText(group.count)}</b>
        {hasSums && <GroupSum group={group} />}
      </header>
      <ColumnCards
        {...rest}
        name={name}
        column={column}
        rows={column.data?.rows}
        total={group.count}
        canDrag={false}
        onMore={() => setCount(count + cardsAtOnce)}
      />
    </ColumnRoom>
  );
}

/** What the projects of a column come to in the base currency: exact where all of them are in it, else by the exchange rates. */
function GroupSum({ group: { byCurrency = [], inBase } }: { group: SumsGroup }) {
  const { t } = useTranslation();
  if (!inBase) return null;
  const own = byCurrency.length === 1 && byCurrency[0]?.currency === inBase.currency ? byCurrency[0] : null;
  const amount = (own ?? inBase).amounts.contractNet;
  if (amount === undefined || amount === null) return null;
  if (own) {
    return (
      <span className="sum">
        <Money amount={amount} currency={inBase.currency} />
      </span>
    );
  }
  return (
    <span className="sum" title={t('board.converted')}>
      <VisuallyHidden>{t('board.converted')} </VisuallyHidden>
      <span aria-hidden="true">≈ </span>
      <Money amount={amount} currency={inBase.currency} />
      {inBase.leftOut > 0 && <LeftOutMark text={t('board.leftOut', { count: inBase.leftOut })} />}
    </span>
  );
}
