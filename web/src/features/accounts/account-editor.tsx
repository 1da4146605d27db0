import { account } from '@mandate/contract/entities/account.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { AccountAccess } from './account-access.tsx';
import { AccountPerson } from './account-person.tsx';
import { AccountSignIn } from './account-sign-in.tsx';
import { AccountStatus } from './account-status.tsx';
import { InvitationTold } from './invitation-told.tsx';

/** A user: who it is, what they may do, how they sign in. */
export default function AccountEditor() {
  const { t } = useTranslation();
  const isNew = useParams()[paths.users.parameter] === undefined;
  return (
    <ResourceEditor
      entity={account}
      paths={paths.users}
      after={(record) => (
        <>
          <AccountStatus status={record.status} />
          <InvitationTold record={record} />
        </>
      )}
      sections={[
        { name: 'person', title: t('accounts.section.person'), content: <AccountPerson /> },
        { name: 'access', title: t('accounts.section.access'), content: <AccountAccess /> },
        ...(isNew ? [] : [{ name: 'sign-in', title: t('accounts.section.signIn'), content: <AccountSignIn /> }]),
      ]}
    />
  );
}
