import { personnel } from '@mandate/contract/entities/personnel.ts';
import { lazy } from 'react';
import { ActiveStatus } from '../../business/active-status.tsx';
import { useRaiseAct } from '../../business/prices/use-raise-act.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

// Fetched when a row is looked at.
const PersonnelPreview = lazy(async () => {
  const [page] = await Promise.all([import('./personnel-page.tsx'), loadWords('record-page', 'notes-and-files')]);
  return { default: page.PersonnelPreview };
});

/** The people of the firm: who delivers projects. */
export default function PersonnelList() {
  const raising = useRaiseAct('personnel');
  return (
    <ResourceList
      entity={personnel}
      paths={paths.personnels}
      previewed={PersonnelPreview}
      {...raising}
      columns={[
        { field: 'code' },
        { field: 'displayName', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'jobTitle' },
        { field: 'employmentType', width: 120 },
        { field: 'seniority', width: 120 },
        { field: 'workEmail' },
        { field: 'hiredOn', width: 112 },
      ]}
    />
  );
}
