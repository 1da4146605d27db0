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
        { field: 'fullName', place: 'name' },
        { field: 'email' },
        { field: 'role', width: 96 },
        { field: 'status', width: 128, place: 'badge', render: (row) => <AccountStatus status={row.status} /> },
        { field: 'personnelId' },
        { field: 'lastSignInAt', width: 156 },
        { field: 'updatedAt' },
      ]}
    />
  );
}
