import { account } from '@mandate/contract/entities/account.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { AccountStatus } from './account-status.tsx';

/** The users: who signs in, as what. */
export default function AccountList() {
  return (
    <ResourceList
      entity={account}
      paths={paths.users}
      columns={[
        { field: 'fullName', width: 'minmax(180px, 1.6fr)', place: 'name' },
        { field: 'email', width: 'minmax(190px, 1.8fr)' },
        { field: 'role', width: 96 },
        { field: 'status', width: 124, place: 'badge', render: (row) => <AccountStatus status={row.status} /> },
        { field: 'personnelId', width: 'minmax(140px, 1.2fr)' },
        { field: 'lastSignInAt', width: 156 },
        { field: 'updatedAt', width: 150 },
      ]}
    />
  );
}
