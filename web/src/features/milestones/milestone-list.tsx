import { milestoneRow } from '@mandate/contract/project/milestone-row.ts';
import { paths } from '../../lib/addresses/paths.ts';
import type { ListColumn, ListRow } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

type Row = ListRow & { projectId: string; projectStatus: string };

const columns: readonly ListColumn<Row>[] = [
  { field: 'projectCode', width: 104 },
  { field: 'name', place: 'name' },
  { field: 'projectId' },
  {
    field: 'projectStatus',
    width: 140,
    place: 'badge',
    render: ({ projectStatus }) => (
      <StatusPill tone={projectStatus as PillTone} label={choiceLabel(milestoneRow, 'projectStatus', projectStatus)} />
    ),
  },
  { field: 'dueDate', width: 104 },
  { field: 'reachedOn', width: 104 },
  { field: 'isOnTime', width: 88 },
  { field: 'weightPercent', width: 84 },
  { field: 'amount' },
];

const needs = ['projectId'];
const projectOf = ({ projectId }: Row) => paths.projects.record(projectId);

/** What projects have promised by a day; each row leads to its project. */
export default function MilestoneList() {
  return <ReadList<Row> entity={milestoneRow} columns={columns} rowPath={projectOf} needs={needs} />;
}
