import { project } from '@mandate/contract/project/project.ts';
import { paths } from '../../lib/paths.ts';
import { ResourceList } from '../../resources/list/resource-list.tsx';
import { choiceLabel } from '../../resources/words.ts';
import { type PillTone, StatusPill } from '../../ui/status-pill.tsx';

/** The projects: what is sold to whom, how far it is, what it comes to. */
export default function ProjectList() {
  return (
    <ResourceList
      entity={project}
      paths={paths.projects}
      columns={[
        { field: 'code', width: 104 },
        { field: 'name', width: 'minmax(220px, 2fr)', place: 'name' },
        { field: 'customerId', width: 'minmax(140px, 1.2fr)' },
        {
          field: 'status',
          width: 124,
          place: 'badge',
          render: ({ status }) => (
            <StatusPill tone={status as PillTone} label={choiceLabel(project, 'status', String(status))} />
          ),
        },
        { field: 'startDate', width: 112 },
        { field: 'endDate', width: 112 },
        { field: 'contractNet', width: 172 },
      ]}
    />
  );
}
