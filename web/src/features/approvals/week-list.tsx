import { week as facts } from '@mandate/contract/entities/week.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { WeekPill, weekTone } from '../../business/time/week-pill.tsx';
import { weekSpan } from '../../business/time/week-span.ts';
import { weekAddress } from '../../lib/addresses/paths.ts';
import type { ListColumn } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import { currentFormats } from '../../ui/values/formats.ts';
import { ClosingPanel } from './closing/closing-panel.tsx';

type Row = RowOf<typeof facts> & Record<string, unknown>;

const columns: readonly ListColumn<Row>[] = [
  { field: 'personnelName', place: 'name', width: 'minmax(180px, 1.5fr)' },
  { field: 'week', width: 210, render: ({ week }) => weekSpan(week, currentFormats()) },
  {
    field: 'state',
    width: 130,
    place: 'badge',
    render: (week) => <WeekPill tone={weekTone(week)} />,
  },
  { field: 'bookedSeconds', width: 110, render: ({ bookedSeconds }) => clockText(bookedSeconds) },
  { field: 'targetSeconds', width: 110, render: ({ targetSeconds }) => clockText(targetSeconds) },
  { field: 'billableSeconds', width: 110, render: ({ billableSeconds }) => clockText(billableSeconds) },
  { field: 'submittedAt', width: 160 },
  { field: 'returnedReason', width: 'minmax(160px, 1fr)' },
];

const needs = ['personnelId', 'returnedReason'];
const weekOf = ({ week, personnelId }: Row) => weekAddress(week, personnelId);

/** Every week something was done with, each leading to itself; above them what is closed. */
export default function WeekList() {
  return (
    <ReadList<Row> entity={facts} columns={columns} rowPath={weekOf} needs={needs} mayExport>
      <ClosingPanel />
    </ReadList>
  );
}
