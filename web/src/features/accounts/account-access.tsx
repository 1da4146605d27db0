import styled from '@emotion/styled';
import { grantableTo, type Role, roles, rolesBelow } from '@mandate/contract/access/roles.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { Select } from '../../form/fields/field-choices.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccountGrants } from './account-grants.tsx';
import { NotOnOwn, useIsOwn } from './own-account.tsx';

const Why = styled('div')({ marginBottom: 16 });

/** What the user may do: the role, whether they may sign in at all, and the grants on top. */
export function AccountAccess() {
  const { t } = useTranslation();
  const isOwn = useIsOwn();
  return (
    <>
      {isOwn && (
        <Why>
          <Notice>
            {t('accounts.ownAccess')} <Link to={paths.profile}>{t('accounts.toProfile')}</Link>
          </Notice>
        </Why>
      )}
      <NotOnOwn>
        <FieldGrid>
          <RoleChoice />
          <StatusChoice />
          <AccountGrants />
        </FieldGrid>
      </NotOnOwn>
    </>
  );
}

function optionsOf(field: 'role' | 'status', values: readonly string[]) {
  return values.map((value) => ({ value, label: choiceLabel(account, field, value) }));
}

/** The roles the reader may give: an SA any, others those below their own. */
function RoleChoice() {
  const { form, reader } = useEditing();
  const options = optionsOf('role', reader.role === 'SA' ? roles : rolesBelow(reader.role));

  // Grants that the new role cannot have would keep the user from being saved.
  function choose(role: unknown): void {
    const { grants } = form.state().values;
    const allowed = grantableTo(role as Role);
    if (Array.isArray(grants) && !grants.every((grant) => allowed.includes(grant))) form.set('grants', null);
    form.set('role', role);
  }

  return (
    <FieldCell of={account} name="role" span={2}>
      {(field) => <Select field={{ ...field, set: choose }} options={options} />}
    </FieldCell>
  );
}

/** A user is invited by being made, and becomes active by choosing a password. Who never signed in may be invited again. */
function StatusChoice() {
  const { form, isNew } = useEditing();
  const status = useForm(form, ({ base }) => base.status);
  const isNeverIn = useForm(form, ({ base }) => base.lastSignInAt === null);
  if (isNew) return null;
  const values = [
    ...(isNeverIn && status !== 'active' ? ['invited'] : []),
    ...(status === 'invited' ? [] : ['active']),
    'disabled',
  ];
  return (
    <FieldCell of={account} name="status" span={2}>
      {(field) => <Select field={field} options={optionsOf('status', values)} />}
    </FieldCell>
  );
}
