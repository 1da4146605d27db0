import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type ReactNode, type Ref, startTransition, useContext, useEffect, useRef, useState } from 'react';
import { Highlighted } from '../../records/values/highlighted.tsx';
import { fieldLabel } from '../../records/words/words.ts';
import { isPageShown, onPageShown } from '../../ui/page/page-shown.ts';
import { fieldValue, type ListColumn, type ListRow } from '../columns/columns.tsx';
import { ListSelectionContext } from '../selection/list-selection.ts';
import { type RowCursor, useCardCursor } from './row-cursor.ts';
import type { RowOpening } from './row-opening.tsx';
import type { RowAction } from './use-row-actions.tsx';

const Cards = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 10 });

const Card = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  padding: '12px 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '& > header': { display: 'flex', alignItems: 'flex-start', gap: 8, justifyContent: 'space-between' },
  '& > header > :is(a, strong, [data-opens])': {
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    minHeight: 24,
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 500,
  },
  '& > header > :is(a, [data-opens])': {
    // The whole card is the link's target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(90px, auto) 1fr',
    gap: '4px 16px',
    marginTop: 6,
    fontSize: 13,
  },
  '& dt': { color: vars.palette.ink3 },
  '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > footer': { position: 'relative', marginTop: 8, '&:empty': { display: 'none' } },
  '&[data-selected]': { background: vars.palette.tint, borderColor: vars.palette.primary.main },
}));

// Over the link, which takes the whole card.
const Action = styled('span')({ position: 'relative', flex: 'none', margin: '-10px -10px -10px 0' });

/** As many as a phone shows at once, and as many more at a time: the first page does not wait for those below. */
const [firstCards, moreCards] = [6, 8];

interface ListCardsProps<Row extends ListRow> {
  entity: Entity;
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  opening: RowOpening<Row>;
  rowAction?: RowAction<Row>;
  /** The room of that in a grid, where it is more than a button with an icon. */
  actionWidth?: number | undefined;
  /** Somebody comes back to one of them: they are all there at once. */
  isReturning?: boolean | undefined;
  /** Set to where the keyboard is among the cards. */
  cursor: Ref<RowCursor>;
}

/** The rows of a list on a phone: a card each, label and value; what is empty is left out. */
export function ListCards<Row extends ListRow>({
  entity,
  label,
  columns,
  rows,
  opening,
  rowAction,
  actionWidth,
  isReturning = false,
  cursor,
}: ListCardsProps<Row>) {
  const count = useCount(rows.length, isReturning);
  const list = useRef<HTMLUListElement>(null);
  useCardCursor(cursor, list);
  const selection = useContext(ListSelectionContext);
  const name = columns.find(({ place }) => place === 'name');
  const badge = columns.find(({ place }) => place === 'badge');
  const details = columns.filter(({ place }) => place === undefined);
  const shown = (column: ListColumn<Row>, row: Row) => column.render?.(row) ?? fieldValue(entity, row, column.field);
  // What is more than a button with an icon stands below.
  const isBelow = (row: Row) => Boolean(row.deletedAt) || actionWidth !== undefined;
  // A grid may show a name by its place among the others; a card stands by itself.
  const called = (column: ListColumn<Row>, row: Row) =>
    entity.fields[column.field]?.kind === 'text' && !column.isSameOnCards ? (
      <Highlighted>{String(row[column.field] ?? '')}</Highlighted>
    ) : (
      shown(column, row)
    );
  return (
    <Cards ref={list} aria-label={label}>
      {rows.slice(0, count).map((row) => (
        <Card key={row.id} data-selected={selection?.selected.has(row.id) || undefined}>
          <header>
            {selection?.cardBox?.(row)}
            {name && (opening(row, called(name, row)) ?? <strong>{called(name, row)}</strong>)}
            {badge && shown(badge, row)}
            {!isBelow(row) && rowAction && <Action>{rowAction(row)}</Action>}
          </header>
          <dl>
            {details.map((column) =>
              isNothing(row[column.field]) ? null : (
                <Detail key={column.field} label={fieldLabel(entity, column.field)} value={shown(column, row)} />
              ),
            )}
          </dl>
          {isBelow(row) && rowAction && <footer>{rowAction(row)}</footer>}
        </Card>
      ))}
    </Cards>
  );
}

/** How many cards stand there: all of them, but on the first page, where those below come once it is shown. */
function useCount(all: number, isReturning: boolean): number {
  const [count, setCount] = useState(isReturning || isPageShown() ? Number.POSITIVE_INFINITY : firstCards);
  const isWhole = count >= all;
  useEffect(() => {
    if (isWhole) return;
    const grow = () => startTransition(() => setCount(count + moreCards));
    return onPageShown(() => (window.requestIdleCallback ?? setTimeout)(grow));
  }, [isWhole, count]);
  return count;
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function Detail({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
