import { lineRow } from '@mandate/contract/project/line/line-row.ts';
import { paths } from '../../lib/addresses/paths.ts';
import type { ListColumn, ListRow } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';

type Row = ListRow & { projectId: string; projectStatus: string };

const columns: readonly ListColumn<Row>[] = [
  { field: 'projectCode', width: 96 },
  { field: 'description', place: 'name' },
  { field: 'projectId' },
  {
    field: 'projectStatus',
    width: 140,
    place: 'badge',
    render: ({ projectStatus }) => (
      <StatusPill tone={projectStatus as PillTone} label={choiceLabel(lineRow, 'projectStatus', projectStatus)} />
    ),
  },
  { field: 'startDate', width: 100 },
  { field: 'endDate', width: 100 },
  { field: 'net', width: 132 },
  { field: 'cost', width: 132 },
];

const needs = ['projectId'];
const projectOf = ({ projectId }: Row) => paths.projects.record(projectId);

/** What projects sell and spend, line by line; each row leads to its project. */
export default function ProjectLineList() {
  return <ReadList<Row> entity={lineRow} columns={columns} rowPath={projectOf} needs={needs} />;
}
