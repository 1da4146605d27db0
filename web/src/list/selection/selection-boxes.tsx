import styled from '@emotion/styled';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { recordName } from '../../records/words/record-words.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { Column } from '../../ui/grid/data-grid.tsx';
import type { ListRow } from '../columns/columns.tsx';
import { boxColumn, ListSelectionContext } from './list-selection.ts';

/** A target of 24 px in the middle of a narrow cell. */
export const BoxPlace = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginLeft: -4,
  verticalAlign: 'middle',
});

// The whole card is the box's target.
const CardBox = styled('label')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, cursor: 'pointer' },
  '& > span': { zIndex: 2 },
});

function RowInput({ row, tabIndex }: { row: ListRow; tabIndex?: number | undefined }) {
  const { t } = useTranslation();
  const { acts, selected } = useContext(ListSelectionContext) ?? {};
  const name = acts ? recordName(acts.entity, row) : '';
  return (
    <Checkbox
      aria-label={t('bulk.select', { name })}
      checked={selected?.has(row.id) === true}
      tabIndex={tabIndex}
      onChange={({ nativeEvent }) => acts?.pick(row.id, (nativeEvent as MouseEvent).shiftKey === true)}
    />
  );
}

function PageInput({ tabIndex }: { tabIndex: number }) {
  const { t } = useTranslation();
  const { acts } = useContext(ListSelectionContext) ?? {};
  return (
    <BoxPlace>
      <Checkbox
        aria-label={t('bulk.selectPage')}
        checked={acts?.page === 'all'}
        isPartial={acts?.page === 'some'}
        tabIndex={tabIndex}
        onChange={() => acts?.pickPage()}
      />
    </BoxPlace>
  );
}

/** The column of boxes. */
export const selectionColumn: Column<ListRow> = {
  ...boxColumn,
  renderHeaderCell: ({ tabIndex }) => <PageInput tabIndex={tabIndex} />,
  renderCell: ({ row, tabIndex }) => (
    <BoxPlace>
      <RowInput row={row} tabIndex={tabIndex} />
    </BoxPlace>
  ),
};

/** The box of a card. */
export function cardBox(row: ListRow) {
  return (
    <CardBox>
      <RowInput row={row} />
    </CardBox>
  );
}
