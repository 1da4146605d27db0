import { type EntryRow, entry } from '@mandate/contract/entities/entry.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { paths } from '../../lib/addresses/paths.ts';
import type { ListRow } from '../../list/columns/columns.tsx';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { PlainDateText } from '../../ui/values/figure.tsx';
import EntryRowItems from './entry-row-items.tsx';
import { EntryState } from './entry-state.tsx';

/** The work that was done: of everybody for staff, of themselves for guests. */
export default function EntryList() {
  return (
    <ResourceList<EntryRow & ListRow>
      entity={entry}
      paths={paths.entries}
      rowItems={EntryRowItems}
      columns={[
        { field: 'date', width: 136, place: 'name', needs: ['seconds'], render: (row) => <EntryDay row={row} /> },
        { field: 'personnelId', width: 'minmax(120px, 1fr)' },
        { field: 'projectId', width: 'minmax(140px, 1.3fr)' },
        { field: 'lineId', width: 'minmax(140px, 1.3fr)' },
        { field: 'text', width: 'minmax(140px, 1.6fr)' },
        { field: 'seconds', width: 76 },
        { field: 'isBillable', width: 84 },
        { field: 'state', width: 128, place: 'badge', render: (row) => <EntryState state={row.state} /> },
      ]}
    />
  );
}

/** The day of an entry: the time stands beside it, and is told with it to who hears the link alone. */
function EntryDay({ row: { date, seconds } }: { row: Pick<EntryRow, 'date' | 'seconds'> }) {
  return (
    <>
      <PlainDateText date={date} />
      <VisuallyHidden>, {clockText(seconds)}</VisuallyHidden>
    </>
  );
}
