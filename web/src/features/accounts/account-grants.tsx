import styled from '@emotion/styled';
import { type Grant, grantableTo, grants, grantsFor, grantsOf, type Role } from '@mandate/contract/access/roles.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { type BoundField, FieldCell } from '../../form/fields/field-cell.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { choiceLabel, fieldLabel } from '../../records/words/words.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { phone } from '../../ui/media/phone.ts';
import { noValue } from '../../ui/values/value-texts.ts';

const Group = styled('fieldset')(({ theme: { vars } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontSize: 13, lineHeight: '20px', fontWeight: 500 },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: 28,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
  '& > .error': { color: vars.palette.bad.text },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '8px 16px',
    marginTop: 6,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
}));

const Read = styled('dl')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  '& > dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& > dd': { display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 4, fontSize: 14, lineHeight: '20px' },
}));

function useRole(): Role {
  const { form } = useEditing();
  return useForm(form, ({ values }) => values.role as Role);
}

/** What the user may see and do on top of the role: what the role brings, until something else is chosen. */
export function AccountGrants() {
  const { isReading, reader } = useEditing();
  if (!isSeen(account.fields.grants, reader)) return null;
  if (isReading) return <GrantsRead />;
  return (
    <FieldCell of={account} name="grants" span={6}>
      {(field) => <GrantsChoice field={field} />}
    </FieldCell>
  );
}

function GrantsRead() {
  const { form } = useEditing();
  const role = useRole();
  const own = useForm(form, ({ values }) => (values.grants ?? null) as Grant[] | null);
  const given = grantsFor(role, own);
  return (
    <Read>
      <dt>{fieldLabel(account, 'grants')}</dt>
      <dd>
        {given.length === 0
          ? noValue
          : given.map((grant) => <Tag key={grant}>{choiceLabel(account, 'grants', grant)}</Tag>)}
      </dd>
    </Read>
  );
}

function GrantsChoice({ field }: { field: BoundField }) {
  const { t } = useTranslation();
  const { reader } = useEditing();
  const role = useRole();
  const own = (field.value ?? null) as Grant[] | null;
  const given = own ?? grantsOf(role);
  const grantable = grantableTo(role);
  const { id, label, error } = field.frame;
  if (role === 'SA' || role === 'GUEST') {
    return (
      <Group id={id}>
        <legend>{label}</legend>
        <p>{t(`accounts.grantsOf${role}`)}</p>
      </Group>
    );
  }
  return (
    <Group id={id} tabIndex={-1} aria-describedby={`${id}-said`}>
      <legend>{label}</legend>
      <p id={`${id}-said`}>
        {t(own === null ? 'accounts.grantsByRole' : 'accounts.grantsOwn')}
        {own !== null && (
          <Button
            look="quiet"
            size="row"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => {
              field.set(null);
              document.getElementById(id)?.focus();
            }}
          >
            {t('accounts.grantsBack')}
          </Button>
        )}
      </p>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div>
        {grants
          .filter((grant) => grantable.includes(grant))
          .map((grant) => (
            <Checkbox
              key={grant}
              label={choiceLabel(account, 'grants', grant)}
              checked={given.includes(grant)}
              // Nobody gives what they do not have.
              disabled={!reader.grants.includes(grant) && !given.includes(grant)}
              onChange={({ target }) =>
                field.set(grants.filter((one) => (one === grant ? target.checked : given.includes(one))))
              }
            />
          ))}
      </div>
    </Group>
  );
}
