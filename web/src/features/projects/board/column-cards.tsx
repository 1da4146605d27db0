import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BoardCard } from './board-card.tsx';
import { type BoardProject, mostCards, type useBoardColumn } from './board-columns.ts';
import type { BoardGrouping } from './board-grouping.ts';
import type { BoardMoves } from './use-board-moves.ts';

interface ColumnCardsProps {
  /** What the column is called. */
  name: string;
  column: ReturnType<typeof useBoardColumn>;
  /** The projects that are shown of what was read. */
  rows: readonly BoardProject[] | undefined;
  /** How many projects the column has; null until that is known. */
  total: number | null;
  grouping: BoardGrouping;
  moves: BoardMoves;
  canDrag: boolean;
  /** Reads more cards. */
  onMore: () => void;
}

/** The cards of one column, and what stands there while they are read, where there are none, and where they could not be read. */
export function ColumnCards({ name, column, rows, total, onMore, ...rest }: ColumnCardsProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = column;
  const left = Math.min(total ?? 0, mostCards) - (data?.rows.length ?? 0);
  return (
    <>
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <BoardCard project={row} {...rest} />
            </li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && <EmptyPart text={t('board.none')} />}
      {rows && left > 0 && (
        <Button size="row" busy={isFetching} onClick={onMore}>
          {t('board.more')}
        </Button>
      )}
      {left <= 0 && (total ?? 0) > mostCards && <p>{t('board.mostShown', { count: mostCards })}</p>}
      {!rows && !error && <SkeletonRows label={t('board.loading', { status: name })} rows={4} rowHeight={96} />}
      {!rows && error && (
        <p role="alert">
          {error.message}{' '}
          <Button size="row" busy={isFetching} onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
    </>
  );
}
