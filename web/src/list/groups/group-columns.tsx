import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Column } from '../../ui/grid/data-grid.tsx';
import type { ListRow } from '../columns/columns.tsx';
import { boxColumn } from '../selection/list-selection.ts';
import { GroupBox } from './group-box.tsx';
import { GroupName, GroupRest, groupFigure, isMargin } from './group-figure.tsx';
import { groupOf, isRecord, restOf, type ShownGroup } from './group-row.ts';

interface GroupCells {
  /** The amounts that are added up. */
  summed: readonly string[];
  /** How the currency of a sum over several is written. */
  allIn: (currency: string) => string;
  idsOf: (group: ShownGroup) => readonly string[];
  readIds: (group: ShownGroup) => Promise<string[]>;
}

/** The columns of a list with what they show of groups: the name over the first of them, what a group comes to under the column it belongs to. */
export function groupColumns<Row extends ListRow>(
  entity: Entity,
  columns: readonly Column<Row>[],
  { summed, allIn, idsOf, readIds }: GroupCells,
): readonly Column<Row>[] {
  const isFigure = ({ key }: Column<Row>) => summed.includes(key) || isMargin(entity, key);
  const first = columns.findIndex(({ key }) => key !== boxColumn.key);
  const figure = columns.findIndex((column, at) => at > first && isFigure(column));
  const acts = columns.findIndex(({ frozen }) => frozen === 'end');
  const ends = [figure, acts, columns.length].filter((at) => at > first);
  const named = Math.min(...ends) - first;
  const whole = (acts < 0 ? columns.length : acts) - first;
  return columns.map((column, at): Column<Row> => {
    const { renderCell } = column;
    return {
      ...column,
      ...(at === first && {
        colSpan: (of) => (of.type !== 'ROW' || isRecord(of.row) ? undefined : groupOf(of.row) ? named : whole),
      }),
      renderCell(cell) {
        const group = groupOf(cell.row);
        const rest = restOf(cell.row);
        if (!group && !rest) return renderCell?.(cell);
        if (at === first) return group ? <GroupName group={group} /> : rest && <GroupRest rest={rest} />;
        if (!group) return null;
        if (column.key === boxColumn.key)
          return <GroupBox group={group} known={idsOf(group)} read={() => readIds(group)} tabIndex={cell.tabIndex} />;
        return groupFigure(entity, group, column.key, allIn);
      },
    };
  });
}
