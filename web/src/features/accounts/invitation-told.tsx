import type { ToldInvitation } from '@mandate/contract/access/session.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordKey } from '../../records/reading/use-record.ts';
import { ShownOnce } from './shown-once.tsx';

/** The invitation that came along with a user just made; nothing for any other. */
export function InvitationTold({ record }: { record: Values }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const id = String(record.id);
  const invitation = (record.invitation ?? null) as ToldInvitation | null;
  const [told, setTold] = useState<ToldInvitation | null>(null);
  // What is kept of the record for the next look at it has no invitation any more.
  useEffect(() => {
    if (!invitation) return;
    queries.setQueryData(recordKey('account', id), (kept: Values | undefined) => kept && { ...kept, invitation: null });
  }, [queries, id, invitation]);
  if (!invitation || told === invitation) return null;
  const name = String(record.fullName);
  const { mailedTo: email } = invitation;
  return (
    <ShownOnce
      title={t('accounts.invitationTitle', { name })}
      text={email === null ? t('accounts.invitationText', { name }) : t('accounts.invitationMailed', { name, email })}
      label={t('accounts.invitationLink')}
      secret={invitation.link}
      expiresAt={invitation.expiresAt}
      onClose={() => setTold(invitation)}
    />
  );
}
