import styled from '@emotion/styled';
import { account } from '@mandate/contract/entities/account.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { InstantText } from '../../ui/values/figure.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { useIsOwn } from './own-account.tsx';
import { ResetPassword } from './reset-password.tsx';

const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: 16,
  margin: '0 0 16px',
  '& dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& dd': { marginTop: 4, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& dd > a': { display: 'inline-block', margin: '-2px 0', padding: '2px 0' },
}));

/** How the user signs in: as which person, when last, where at the moment; and the way to a new password. */
export function AccountSignIn() {
  const { t } = useTranslation();
  const { form, reader, isReading } = useEditing();
  const lastSignInAt = useForm(form, ({ base }) => (base.lastSignInAt ?? null) as string | null);
  const isOwn = useIsOwn();
  return (
    <>
      {isSeen(account.fields.personnelId, reader) && (
        <Facts>
          <div>
            <dt>{fieldLabel(account, 'personnelId')}</dt>
            <dd>
              <Person />
            </dd>
          </div>
          <div>
            <dt>{fieldLabel(account, 'lastSignInAt')}</dt>
            <dd>{lastSignInAt ? <InstantText instant={lastSignInAt} /> : t('accounts.never')}</dd>
          </div>
        </Facts>
      )}
      <AccountSessions accountId={form.id} />
      {!isOwn && !isReading && <ResetPassword />}
    </>
  );
}

function Person() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const person = useForm(form, ({ base }) => base.personnel as { id: string; label: string } | null | undefined);
  return person ? <Link to={paths.personnels.record(person.id)}>{person.label}</Link> : t('accounts.notLinked');
}
