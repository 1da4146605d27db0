import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import { useContext } from 'react';
import type { ListState } from '../../list/state/list-state.ts';
import { ShownState } from '../../list/state/shown-state.ts';
import { Highlighted } from '../../records/values/highlighted.tsx';

export type CategoryRow = RowOf<typeof serviceCategory>;

/** What one level further down moves to the right, in pixels. */
const indent = 20;

const Mark = styled('span')({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 8,
  borderRadius: 2,
});

/** Whether the rows stand as the tree has them: every one of it, each below its parent. */
function isTree({ search, filter, sort }: ListState): boolean {
  const isInOrder = sort.length === 0 || (sort[0]?.field === 'treeOrder' && sort[0].direction === 'asc');
  return isInOrder && search.trim() === '' && filter.length === 0;
}

/** A category in its list: its colour and its name, below its parent while the list shows the tree. */
export function CategoryName({ row: { name, color, level } }: { row: CategoryRow }) {
  const { palette } = useTheme().vars;
  const depth = isTree(useContext(ShownState)) ? level - 1 : 0;
  return (
    <>
      <Mark aria-hidden="true" style={{ marginInlineStart: depth * indent, background: palette.tag[color].text }} />
      <Highlighted>{name}</Highlighted>
    </>
  );
}
